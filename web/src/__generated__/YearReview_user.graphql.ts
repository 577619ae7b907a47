/**
 * @generated SignedSource<<17cec1d28ad3218f61ad0e44f75211f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type YearReview_user$data = {
  readonly yearReview: {
    readonly biggest: ReadonlyArray<{
      readonly currency: Currency;
      readonly subscription: {
        readonly id: string;
        readonly name: string;
      };
      readonly totalCents: number;
    }>;
    readonly currency: Currency;
    readonly from: string;
    readonly paidCents: number;
    readonly payments: number;
    readonly rises: ReadonlyArray<{
      readonly afterCents: number;
      readonly beforeCents: number;
      readonly day: string;
      readonly subscription: {
        readonly currency: Currency;
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly savedCents: number;
    readonly to: string;
  };
  readonly " $fragmentType": "YearReview_user";
};
export type YearReview_user$key = {
  readonly " $data"?: YearReview_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearReview_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "YearReview_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "YearReview",
      "kind": "LinkedField",
      "name": "yearReview",
      "plural": false,
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
          "name": "to",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaidSubscription",
          "kind": "LinkedField",
          "name": "biggest",
          "plural": true,
          "selections": [
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
              "concreteType": "TrackedSubscription",
              "kind": "LinkedField",
              "name": "subscription",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewedRise",
          "kind": "LinkedField",
          "name": "rises",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "beforeCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "afterCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TrackedSubscription",
              "kind": "LinkedField",
              "name": "subscription",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v0/*:: as any*/)
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
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "4e62139df04b447a744c128af5653920";

export default node;
