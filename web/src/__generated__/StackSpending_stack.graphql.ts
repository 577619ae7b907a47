/**
 * @generated SignedSource<<a9fd5a0464b1406a80c4390fb33ba2dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StackSpending_stack$data = {
  readonly id: string;
  readonly saved: {
    readonly totalCount: number;
  };
  readonly spending: {
    readonly monthlyCents: number;
    readonly trackedCount: number;
  };
  readonly totalCents: number;
  readonly " $fragmentType": "StackSpending_stack";
};
export type StackSpending_stack$key = {
  readonly " $data"?: StackSpending_stack$data;
  readonly " $fragmentSpreads": FragmentRefs<"StackSpending_stack">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StackSpending_stack",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "concreteType": "StackSpending",
      "kind": "LinkedField",
      "name": "spending",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monthlyCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "saved",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "StackRecommendationsConnection",
      "kind": "LinkedField",
      "name": "recommendations",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "recommendations(first:1)"
    }
  ],
  "type": "Stack",
  "abstractKey": null
};

(node as any).hash = "da8d3aee15f9f8129c7c6ab7840cb365";

export default node;
