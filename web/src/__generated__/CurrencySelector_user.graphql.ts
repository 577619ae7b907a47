/**
 * @generated SignedSource<<27ec5ac258765f1df900d0d1347ee387>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CurrencySelector_user$data = {
  readonly currency: Currency;
  readonly " $fragmentType": "CurrencySelector_user";
};
export type CurrencySelector_user$key = {
  readonly " $data"?: CurrencySelector_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrencySelector_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CurrencySelector_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3cde1e6ba93d3fbd09c5622d44a5095b";

export default node;
