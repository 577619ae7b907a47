/**
 * @generated SignedSource<<1bf119c95e0500c81d7a62b65de3f7d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MonthChart_months$data = ReadonlyArray<{
  readonly currency: Currency;
  readonly month: string;
  readonly payments: number;
  readonly totalCents: number;
  readonly " $fragmentType": "MonthChart_months";
}>;
export type MonthChart_months$key = ReadonlyArray<{
  readonly " $data"?: MonthChart_months$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthChart_months">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "MonthChart_months",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payments",
      "storageKey": null
    }
  ],
  "type": "ForecastMonth",
  "abstractKey": null
};

(node as any).hash = "0186bed889b5c4edd155ebcfb87b76bd";

export default node;
