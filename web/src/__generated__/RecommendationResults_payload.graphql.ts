/**
 * @generated SignedSource<<4602921c6c39ce1e4cf6058acaa16e58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecommendEngine = "CATALOG" | "OPENAI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecommendationResults_payload$data = {
  readonly budgetCents: number;
  readonly engine: RecommendEngine;
  readonly isKept: boolean;
  readonly overlaps: ReadonlyArray<{
    readonly need: string;
    readonly pick: string;
    readonly tracked: string;
  }>;
  readonly recommendations: ReadonlyArray<{
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"RecommendationCard_recommendation">;
  }>;
  readonly totalCents: number;
  readonly unmetNeeds: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"SaveStack_payload">;
  readonly " $fragmentType": "RecommendationResults_payload";
};
export type RecommendationResults_payload$key = {
  readonly " $data"?: RecommendationResults_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendationResults_payload">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecommendationResults_payload",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Recommendation",
      "kind": "LinkedField",
      "name": "recommendations",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecommendationCard_recommendation"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "budgetCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unmetNeeds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "engine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isKept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Overlap",
      "kind": "LinkedField",
      "name": "overlaps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tracked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pick",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "need",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveStack_payload"
    }
  ],
  "type": "RecommendPayload",
  "abstractKey": null
};

(node as any).hash = "c9e9a4c6927e4a5a23e03610a89c30d2";

export default node;
