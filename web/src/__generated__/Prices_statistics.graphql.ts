/**
 * @generated SignedSource<<c9da1fa102a5f6d2f931a1eccc87a6b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Prices_statistics$data = {
  readonly prices: {
    readonly allNowCents: number;
    readonly allThenCents: number;
    readonly compared: number;
    readonly comparedNowCents: number;
    readonly comparedThenCents: number;
    readonly currency: Currency;
    readonly percent: number | null | undefined;
    readonly rises: ReadonlyArray<{
      readonly nowCents: number;
      readonly percent: number | null | undefined;
      readonly subscription: {
        readonly id: string;
        readonly name: string;
      };
      readonly thenCents: number;
    }>;
    readonly yearAgo: string;
  };
  readonly " $fragmentType": "Prices_statistics";
};
export type Prices_statistics$key = {
  readonly " $data"?: Prices_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Prices_statistics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percent",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Prices_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceComparison",
      "kind": "LinkedField",
      "name": "prices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yearAgo",
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
          "name": "compared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedThenCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedNowCents",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allThenCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allNowCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceRise",
          "kind": "LinkedField",
          "name": "rises",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "thenCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nowCents",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TrackedSubscription",
              "kind": "LinkedField",
              "name": "subscription",
              "plural": false,
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};
})();

(node as any).hash = "4c816219a61b9eb3fac8305ff261e675";

export default node;
