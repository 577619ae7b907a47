/**
 * @generated SignedSource<<435cc0c084187359a457dc1f35278646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PriceDialog_subscription$data = {
  readonly currency: Currency;
  readonly cycleCount: number;
  readonly cycleUnit: CycleUnit;
  readonly id: string;
  readonly name: string;
  readonly nextDueOn: string | null | undefined;
  readonly priceHistory: ReadonlyArray<{
    readonly amountCents: number;
    readonly from: string | null | undefined;
  }>;
  readonly " $fragmentType": "PriceDialog_subscription";
};
export type PriceDialog_subscription$key = {
  readonly " $data"?: PriceDialog_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceDialog_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PriceDialog_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "cycleCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cycleUnit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextDueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PricePeriod",
      "kind": "LinkedField",
      "name": "priceHistory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "bee749cc986f6fe4e370b18d574f865d";

export default node;
