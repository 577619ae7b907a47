/**
 * @generated SignedSource<<1d9d8ea55c9fec5723955cb80bd57351>>
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a792530491544ef4b252ac4fdf13bc35";

export default node;
