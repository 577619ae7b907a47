/**
 * @generated SignedSource<<e98c3dd41f9a3bf793da862d8396fcf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSessionOf_viewer$data = {
  readonly isAdmin: boolean;
  readonly username: string;
  readonly " $fragmentType": "useSessionOf_viewer";
};
export type useSessionOf_viewer$key = {
  readonly " $data"?: useSessionOf_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSessionOf_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useSessionOf_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdmin",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8a0a7734c8c536c8a41a00499f6352c8";

export default node;
