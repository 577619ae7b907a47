/**
 * @generated SignedSource<<76395ded40bff59ea2c1f6d2e3c8c87e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatCards_stats$data = {
  readonly activeUsers: number;
  readonly totalStacks: number;
  readonly totalSubscriptions: number;
  readonly totalUsers: number;
  readonly " $fragmentType": "StatCards_stats";
};
export type StatCards_stats$key = {
  readonly " $data"?: StatCards_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatCards_stats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatCards_stats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalUsers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeUsers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalStacks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalSubscriptions",
      "storageKey": null
    }
  ],
  "type": "AdminStats",
  "abstractKey": null
};

(node as any).hash = "3d538556ac3bceca17a698ee51daa6cf";

export default node;
