/**
 * @generated SignedSource<<902c9cc14c63c95bc74235f49af294e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListControls_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ListOptions_user">;
  readonly " $fragmentType": "ListControls_user";
};
export type ListControls_user$key = {
  readonly " $data"?: ListControls_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListControls_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ListControls_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListOptions_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d7f662956dafa8783aef990d25833be2";

export default node;
