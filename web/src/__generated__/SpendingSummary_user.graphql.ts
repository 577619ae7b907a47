/**
 * @generated SignedSource<<71768b6774ed5995dffaa64c939b83ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SpendingSummary_user$data = {
  readonly spending: {
    readonly activeCount: number;
    readonly averageCents: number;
    readonly currency: Currency;
    readonly inactiveCount: number;
    readonly missingCurrencies: ReadonlyArray<Currency>;
    readonly monthAgoCents: number | null | undefined;
    readonly monthlyCents: number;
    readonly yearlyCents: number;
  };
  readonly " $fragmentType": "SpendingSummary_user";
};
export type SpendingSummary_user$key = {
  readonly " $data"?: SpendingSummary_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpendingSummary_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SpendingSummary_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Spending",
      "kind": "LinkedField",
      "name": "spending",
      "plural": false,
      "selections": [
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
          "name": "monthlyCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monthAgoCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yearlyCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inactiveCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingCurrencies",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "859ffb34d5c776bd0ca0839801001768";

export default node;
