/**
 * @generated SignedSource<<8c4591ef29fb79edea9b2af9fe5f0cc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedHeading_stack$data = {
  readonly saved: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "SavedHeading_stack";
};
export type SavedHeading_stack$key = {
  readonly " $data"?: SavedHeading_stack$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedHeading_stack">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SavedHeading_stack",
  "selections": [
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

(node as any).hash = "79c79e1d1004b78fc54a66bd8b257d2e";

export default node;
