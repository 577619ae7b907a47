/**
 * @generated SignedSource<<5b449794804675ccc1ea060be114ba6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangePasswordForm_user$data = {
  readonly email: string;
  readonly username: string;
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
      "name": "username",
      "storageKey": null
    },
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

(node as any).hash = "23661b45a7b8bef225606a8eed35a9a0";

export default node;
