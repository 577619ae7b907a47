/**
 * @generated SignedSource<<70b6f83f0a9145e984c4020158a731a9>>
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
  "type": "SavedTool",
  "abstractKey": null
};

(node as any).hash = "6b8b55bdb3d35f711f03e280db281e99";

export default node;
