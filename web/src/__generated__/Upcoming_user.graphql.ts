/**
 * @generated SignedSource<<37e6e1b81d4bc7552e4b6bb5b97739f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Upcoming_user$data = {
  readonly spending: {
    readonly activeCount: number;
    readonly inactiveCount: number;
  };
  readonly timeZone: string;
  readonly upcoming: {
    readonly currency: Currency;
    readonly decisions: ReadonlyArray<{
      readonly __typename: "Decision";
    }>;
    readonly overdue: ReadonlyArray<{
      readonly __typename: "Occurrence";
    }>;
    readonly payments: ReadonlyArray<{
      readonly dueOn: string;
    }>;
    readonly totalCents: number;
    readonly " $fragmentSpreads": FragmentRefs<"Attention_upcoming" | "PaymentDays_upcoming">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TimeZoneQuestion_user">;
  readonly " $fragmentType": "Upcoming_user";
};
export type Upcoming_user$key = {
  readonly " $data"?: Upcoming_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Upcoming_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Upcoming_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeZoneQuestion_user"
    },
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
          "name": "activeCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inactiveCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "days",
          "value": 30
        }
      ],
      "concreteType": "Upcoming",
      "kind": "LinkedField",
      "name": "upcoming",
      "plural": false,
      "selections": [
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
          "concreteType": "Occurrence",
          "kind": "LinkedField",
          "name": "payments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueOn",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Occurrence",
          "kind": "LinkedField",
          "name": "overdue",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Decision",
          "kind": "LinkedField",
          "name": "decisions",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Attention_upcoming"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaymentDays_upcoming"
        }
      ],
      "storageKey": "upcoming(days:30)"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "2034f189e37acf66b0465a2a1fd9b419";

export default node;
