/**
 * @generated SignedSource<<44ddc31a62e8a00e49a3373bb3742697>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequireUser_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useSessionOf_viewer">;
  readonly " $fragmentType": "RequireUser_viewer";
};
export type RequireUser_viewer$key = {
  readonly " $data"?: RequireUser_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequireUser_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequireUser_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSessionOf_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fdf06254c189c5101a188e9e80efc6ab";

export default node;
