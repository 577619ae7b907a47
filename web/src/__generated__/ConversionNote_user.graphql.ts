/**
 * @generated SignedSource<<6d214d9574de44881960781cac6ded1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConversionNote_user$data = {
  readonly spending: {
    readonly currency: Currency;
    readonly rates: {
      readonly date: string;
      readonly source: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "ConversionNote_user";
};
export type ConversionNote_user$key = {
  readonly " $data"?: ConversionNote_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversionNote_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConversionNote_user",
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
          "concreteType": "Rates",
          "kind": "LinkedField",
          "name": "rates",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9f17a8dd7d2da1cd17d8e52ad378fa71";

export default node;
