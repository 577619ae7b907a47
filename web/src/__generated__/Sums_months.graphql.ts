/**
 * @generated SignedSource<<2e58f5c5fa0d4f52493189208a1bf6a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Sums_months$data = ReadonlyArray<{
  readonly currency: Currency;
  readonly leftOut: ReadonlyArray<{
    readonly currency: Currency;
    readonly payments: number;
  }>;
  readonly month: string;
  readonly untilThenCents: number;
  readonly " $fragmentType": "Sums_months";
}>;
export type Sums_months$key = ReadonlyArray<{
  readonly " $data"?: Sums_months$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sums_months">;
}>;

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
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "Sums_months",
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
      "name": "untilThenCents",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LeftOut",
      "kind": "LinkedField",
      "name": "leftOut",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "ForecastMonth",
  "abstractKey": null
};
})();

(node as any).hash = "b436b8622332bc84d40c0c9aa1f825f7";

export default node;
