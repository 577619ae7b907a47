/**
 * @generated SignedSource<<52040e7f1aee89afac814bc4c0e70071>>
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
  readonly isOverDailyLimit: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverDailyLimit",
      "storageKey": null
    }
  ],
  "type": "RecommendPayload",
  "abstractKey": null
};

(node as any).hash = "4f26dffe934ae54ca427c6aff59c5050";

export default node;
