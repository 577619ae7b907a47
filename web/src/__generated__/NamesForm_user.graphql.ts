/**
 * @generated SignedSource<<64474c3565ead4cc1291e32e189b62cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NamesForm_user$data = {
  readonly email: string;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"EmailState_user">;
  readonly " $fragmentType": "NamesForm_user";
};
export type NamesForm_user$key = {
  readonly " $data"?: NamesForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NamesForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NamesForm_user",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailState_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c5e7d2665132f9ce0c5f56c8d69c38de";

export default node;
