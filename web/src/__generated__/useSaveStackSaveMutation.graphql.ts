/**
 * @generated SignedSource<<da7dd555a86522071c859c244e794c22>>
 * @relayHash fc91a084c2c37f25332bfbe3f69be032
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7bddc0e45ba6b044708381c458f8102ed05511465bfee73343403734b31bf7f

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
  stackId: string;
};
export type useSaveStackSaveMutation$data = {
  readonly result: {
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
  "name": "stackId"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v3 = [
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
        "selections": (v2/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "NotFoundError",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveStackSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveStackSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "f7bddc0e45ba6b044708381c458f8102ed05511465bfee73343403734b31bf7f",
    "metadata": {},
    "name": "useSaveStackSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "315af4bc493ea3d55f4800ec9dfb52f1";

export default node;
