/**
 * @generated SignedSource<<ec53b49cfedfec00c9503e9e182758ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Differences_statistics$data = {
  readonly currency: Currency;
  readonly differences: {
    readonly otherAmountsCents: number;
    readonly overdueCents: number;
    readonly refundedCents: number;
    readonly skippedCents: number;
    readonly toComeCents: number;
  };
  readonly expectedCents: number;
  readonly paidCents: number;
  readonly " $fragmentType": "Differences_statistics";
};
export type Differences_statistics$key = {
  readonly " $data"?: Differences_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Differences_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Differences_statistics",
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
      "name": "paidCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentDifferences",
      "kind": "LinkedField",
      "name": "differences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toComeCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdueCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skippedCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundedCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "otherAmountsCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};

(node as any).hash = "4fd167bc611c6038ac458b8f825075d4";

export default node;
