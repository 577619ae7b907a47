/**
 * @generated SignedSource<<38a0e81720cce03b80da40e29ff5d148>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSessionOf_viewer$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "c2879ac9d53396c8820a361028584101";

export default node;
