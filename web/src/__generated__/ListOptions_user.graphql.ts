/**
 * @generated SignedSource<<7c16f787e539190e2f8318595244b03c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListOptions_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CurrencySelector_user">;
  readonly " $fragmentType": "ListOptions_user";
};
export type ListOptions_user$key = {
  readonly " $data"?: ListOptions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListOptions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ListOptions_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CurrencySelector_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "eac382df2ec59a949d2bf5b4786a2afa";

export default node;
