/**
 * @generated SignedSource<<32b7578a3d3a3c86a98bdf0752d70431>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrackButton_subscription$data = {
  readonly description: string;
  readonly link: string;
  readonly name: string;
  readonly price: string;
  readonly " $fragmentType": "TrackButton_subscription";
};
export type TrackButton_subscription$key = {
  readonly " $data"?: TrackButton_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackButton_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TrackButton_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "SavedRecommendation",
  "abstractKey": null
};

(node as any).hash = "d566d955507942e06592933b806e5823";

export default node;
