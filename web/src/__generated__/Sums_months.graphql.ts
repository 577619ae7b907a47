/**
 * @generated SignedSource<<ddbbe1f0733b4336bb697da76c076940>>
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
  readonly totalCents: number;
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
      "name": "totalCents",
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

(node as any).hash = "dc189aba6e98b693b48558c0e338b969";

export default node;
