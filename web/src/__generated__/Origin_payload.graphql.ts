/**
 * @generated SignedSource<<c150f9b6e386ea30836c7eda75787d2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecommendEngine = "CATALOG" | "OPENAI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Origin_payload$data = {
  readonly engine: RecommendEngine;
  readonly isKept: boolean;
  readonly " $fragmentType": "Origin_payload";
};
export type Origin_payload$key = {
  readonly " $data"?: Origin_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"Origin_payload">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Origin_payload",
  "selections": [
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
    }
  ],
  "type": "RecommendPayload",
  "abstractKey": null
};

(node as any).hash = "a1ebf4716b968dfde02c9d07e13852c5";

export default node;
