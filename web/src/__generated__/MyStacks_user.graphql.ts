/**
 * @generated SignedSource<<13a3091ce2b1b6ca9fb3c056786de209>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyStacks_user$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"StackList_user">;
  readonly " $fragmentType": "MyStacks_user";
};
export type MyStacks_user$key = {
  readonly " $data"?: MyStacks_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyStacks_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MyStacks_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StackList_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "408b7527bdbe8ec694b3b991ca760a2e";

export default node;
