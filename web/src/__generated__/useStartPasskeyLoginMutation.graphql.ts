/**
 * @generated SignedSource<<69c590e1dbf08636912afcab70fb18bf>>
 * @relayHash f5266157e0f117e0112c6de558d72fda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cb5b87e1c03577bb0cf1b7c86b67e719ac1a093bf0d15b49ba41fc049f31577

import type { ConcreteRequest } from 'relay-runtime';
export type useStartPasskeyLoginMutation$variables = {
  token?: string | null | undefined;
};
export type useStartPasskeyLoginMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly issues: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "PasskeyQuestion";
    readonly options: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useStartPasskeyLoginMutation = {
  response: useStartPasskeyLoginMutation$data;
  variables: useStartPasskeyLoginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "startPasskeyLogin",
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
            "name": "options",
            "storageKey": null
          }
        ],
        "type": "PasskeyQuestion",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
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
    "name": "useStartPasskeyLoginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartPasskeyLoginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0cb5b87e1c03577bb0cf1b7c86b67e719ac1a093bf0d15b49ba41fc049f31577",
    "metadata": {},
    "name": "useStartPasskeyLoginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a21606f866a509c734a1f0ed0ac8d25c";

export default node;
