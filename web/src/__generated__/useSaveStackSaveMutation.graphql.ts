/**
 * @generated SignedSource<<9a409a7fe38a98a41ce9f79229765eb8>>
 * @relayHash 0f43976c1da96c263e69da74b8747db8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0dc70adff0b89acd4962e0017b45d4fe67b218bb44d8c7a6f9af0c6552054ac

import type { ConcreteRequest } from 'relay-runtime';
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
export type SaveRecommendationsInput = {
  recommendations: ReadonlyArray<RecommendationInput>;
};
export type RecommendationInput = {
  amountCents?: number | null | undefined;
  badge?: string | null | undefined;
  badgeColor?: string | null | undefined;
  cycleCount?: number | null | undefined;
  cycleUnit?: CycleUnit | null | undefined;
  description?: string | null | undefined;
  features?: ReadonlyArray<string> | null | undefined;
  link?: string | null | undefined;
  name?: string | null | undefined;
  price?: string | null | undefined;
};
export type useSaveStackSaveMutation$variables = {
  input: SaveRecommendationsInput;
  refuseDuplicates: boolean;
  stackId: string;
};
export type useSaveStackSaveMutation$data = {
  readonly result: {
    readonly __typename: "DuplicateError";
    readonly given: ReadonlyArray<string>;
    readonly message: string;
    readonly names: ReadonlyArray<string>;
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSaveStackSaveMutation = {
  response: useSaveStackSaveMutation$data;
  variables: useSaveStackSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refuseDuplicates"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stackId"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "refuseDuplicates",
        "variableName": "refuseDuplicates"
      },
      {
        "kind": "Variable",
        "name": "stackId",
        "variableName": "stackId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "saveRecommendations",
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
        "selections": (v4/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v4/*:: as any*/),
        "type": "NotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "names",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "given",
            "storageKey": null
          }
        ],
        "type": "DuplicateError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveStackSaveMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveStackSaveMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "f0dc70adff0b89acd4962e0017b45d4fe67b218bb44d8c7a6f9af0c6552054ac",
    "metadata": {},
    "name": "useSaveStackSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e04f46e73493047b613eff2a54985819";

export default node;
