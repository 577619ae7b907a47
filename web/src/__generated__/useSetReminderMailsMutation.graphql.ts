/**
 * @generated SignedSource<<0e5212963040e3bb622db109ce302605>>
 * @relayHash 768886bd97ae508726856c86bbd472d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fe258c18558802bc76f9e1647b76f0181a837572261282594f0b2995eebbdc0

import type { ConcreteRequest } from 'relay-runtime';
export type useSetReminderMailsMutation$variables = {
  isOn: boolean;
};
export type useSetReminderMailsMutation$data = {
  readonly result: {
    readonly __typename: "SetReminderMailsPayload";
    readonly user: {
      readonly getsReminderMails: boolean;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSetReminderMailsMutation = {
  response: useSetReminderMailsMutation$data;
  variables: useSetReminderMailsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOn"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "isOn",
    "variableName": "isOn"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "getsReminderMails",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetReminderMailsMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setReminderMails",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SetReminderMailsPayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetReminderMailsMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setReminderMails",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetReminderMailsPayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3fe258c18558802bc76f9e1647b76f0181a837572261282594f0b2995eebbdc0",
    "metadata": {},
    "name": "useSetReminderMailsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d7901139a8aa9c03e552edacccb1ed0";

export default node;
