/**
 * @generated SignedSource<<065e04d926abe5ddba783f7cd55d0089>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Currencies_statistics$data = {
  readonly currencies: ReadonlyArray<{
    readonly currency: Currency;
    readonly ownCents: number;
    readonly paidCents: number | null | undefined;
    readonly payments: number;
  }>;
  readonly currency: Currency;
  readonly " $fragmentType": "Currencies_statistics";
};
export type Currencies_statistics$key = {
  readonly " $data"?: Currencies_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Currencies_statistics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Currencies_statistics",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyStatistics",
      "kind": "LinkedField",
      "name": "currencies",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownCents",
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
          "name": "payments",
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

(node as any).hash = "39235e51572c4f0aebf965cc5e7aa045";

export default node;
