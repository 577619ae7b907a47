/**
 * @generated SignedSource<<188414f0f6f205e52dbb36a34e7b8d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangePasswordForm_user$data = {
  readonly email: string;
  readonly " $fragmentType": "ChangePasswordForm_user";
};
export type ChangePasswordForm_user$key = {
  readonly " $data"?: ChangePasswordForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePasswordForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangePasswordForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "713d1bf554a7c40cf02af058be5be693";

export default node;
