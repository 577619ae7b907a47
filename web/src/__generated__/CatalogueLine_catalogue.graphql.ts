/**
 * @generated SignedSource<<3af699180e5375e59a5366a2c88ff060>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CatalogueLine_catalogue$data = {
  readonly toolCount: number;
  readonly " $fragmentType": "CatalogueLine_catalogue";
};
export type CatalogueLine_catalogue$key = {
  readonly " $data"?: CatalogueLine_catalogue$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatalogueLine_catalogue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CatalogueLine_catalogue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolCount",
      "storageKey": null
    }
  ],
  "type": "Catalogue",
  "abstractKey": null
};

(node as any).hash = "3fddc79ea055bd843a0bac34398ea7e5";

export default node;
