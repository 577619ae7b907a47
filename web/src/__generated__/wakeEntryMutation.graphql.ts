/**
 * @generated SignedSource<<f02e46d338ce228f161cfaf72ef63744>>
 * @relayHash 3553ccea1e0b73b6eeb384658a15eb3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a565772acc3422373f219b3a1e23ffa4f6887c192aa5c5ddb1ac0867f64c02c

import type { ConcreteRequest } from 'relay-runtime';
export type wakeEntryMutation$variables = {
  id: string;
};
export type wakeEntryMutation$data = {
  readonly result: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type wakeEntryMutation = {
  response: wakeEntryMutation$data;
  variables: wakeEntryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "wakeInboxEntry",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "NotFoundError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "wakeEntryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "wakeEntryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8a565772acc3422373f219b3a1e23ffa4f6887c192aa5c5ddb1ac0867f64c02c",
    "metadata": {},
    "name": "wakeEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "426e4576e7e078dff9a467bf97bf167f";

export default node;
