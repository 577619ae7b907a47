/**
 * @generated SignedSource<<518dab586d24895c87168c8f2856f7e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecommendationResults_payload$data = {
  readonly budgetCents: number;
  readonly recommendations: ReadonlyArray<{
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"RecommendationCard_recommendation">;
  }>;
  readonly totalCents: number;
  readonly unmetNeeds: ReadonlyArray<string>;
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
    }
  ],
  "type": "RecommendPayload",
  "abstractKey": null
};

(node as any).hash = "c8bbce8da430890df3e6303635da7b09";

export default node;
