/**
 * @generated SignedSource<<b4a64f4e3c52d7af0477d6bd705f92c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailState_user$data = {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "EmailState_user";
};
export type EmailState_user$key = {
  readonly " $data"?: EmailState_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailState_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EmailState_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d7942b5a67d7b0bfbd1482b39a5208c7";

export default node;
