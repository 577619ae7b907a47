/**
 * @generated SignedSource<<396d3e144f03e1a6d12cc335861d9c4b>>
 * @relayHash 096c8c575124f0e0f40a6aca92b923a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20353966ed86452ec66c2ad382910749a3586bc119e3732401287fb0b0b98447

import type { ConcreteRequest } from 'relay-runtime';
export type ProofMethod = "PASSKEY" | "PASSWORD" | "RECOVERY_CODE" | "TOTP" | "%future added value";
export type usePasskeysStartMutation$variables = Record<PropertyKey, never>;
export type usePasskeysStartMutation$data = {
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
    readonly __typename: "ProofRequiredError";
    readonly message: string;
    readonly methods: ReadonlyArray<ProofMethod>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePasskeysStartMutation = {
  response: usePasskeysStartMutation$data;
  variables: usePasskeysStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v1 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "startPasskey",
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
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v0/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePasskeysStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePasskeysStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20353966ed86452ec66c2ad382910749a3586bc119e3732401287fb0b0b98447",
    "metadata": {},
    "name": "usePasskeysStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "caf6ef4110a5c43fb8bf54ebc4ce01c6";

export default node;
