/**
 * @generated SignedSource<<4f4eb5dee044c4260beffe54a4a6c946>>
 * @relayHash 3ab16bd053819a2f999f9bf890637093
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5607947df278775af20a1eca2a77b5e485ab4f31b206492438873378810e96c

import type { ConcreteRequest } from 'relay-runtime';
export type useEndSessionsMutation$variables = {
  id: string;
};
export type useEndSessionsMutation$data = {
  readonly result: {
    readonly __typename: "EndSessionPayload";
    readonly endedId: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEndSessionsMutation = {
  response: useEndSessionsMutation$data;
  variables: useEndSessionsMutation$variables;
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
    "name": "endSession",
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
            "name": "endedId",
            "storageKey": null
          }
        ],
        "type": "EndSessionPayload",
        "abstractKey": null
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
    "name": "useEndSessionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndSessionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5607947df278775af20a1eca2a77b5e485ab4f31b206492438873378810e96c",
    "metadata": {},
    "name": "useEndSessionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2dcc0a91e4fadce0263d52303428f2a7";

export default node;
