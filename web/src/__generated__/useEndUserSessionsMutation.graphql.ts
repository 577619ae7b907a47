/**
 * @generated SignedSource<<2c4b5a6688b5dec222fa2859993533e7>>
 * @relayHash fb6b4db3accd71a95375e44cc9733a41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 150cb8cc157e8ebc6f26176e9303a95fda67bdca37e85e35a20bf1692405fdf5

import type { ConcreteRequest } from 'relay-runtime';
export type ProofMethod = "PASSKEY" | "PASSWORD" | "RECOVERY_CODE" | "TOTP" | "%future added value";
export type useEndUserSessionsMutation$variables = {
  userId: string;
};
export type useEndUserSessionsMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "ProofRequiredError";
    readonly message: string;
    readonly methods: ReadonlyArray<ProofMethod>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEndUserSessionsMutation = {
  response: useEndUserSessionsMutation$data;
  variables: useEndUserSessionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "endUserSessions",
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
        "selections": (v2/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "NotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "methods",
            "storageKey": null
          }
        ],
        "type": "ProofRequiredError",
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
    "name": "useEndUserSessionsMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndUserSessionsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "150cb8cc157e8ebc6f26176e9303a95fda67bdca37e85e35a20bf1692405fdf5",
    "metadata": {},
    "name": "useEndUserSessionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7efb8b0452219c75a48b1ee7cae8415f";

export default node;
