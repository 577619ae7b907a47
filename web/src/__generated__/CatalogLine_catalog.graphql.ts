/**
 * @generated SignedSource<<3386c4c4f4cdafe0418ba58e43346d88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CatalogLine_catalog$data = {
  readonly toolCount: number;
  readonly " $fragmentType": "CatalogLine_catalog";
};
export type CatalogLine_catalog$key = {
  readonly " $data"?: CatalogLine_catalog$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatalogLine_catalog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CatalogLine_catalog",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolCount",
      "storageKey": null
    }
  ],
  "type": "Catalog",
  "abstractKey": null
};

(node as any).hash = "2b323d590b7ce1c0f6e4c0c27d394e7e";

export default node;
