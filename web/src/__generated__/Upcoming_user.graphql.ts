/**
 * @generated SignedSource<<4ce987dd0b02f62b2e24a792fbdf61ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Upcoming_user$data = {
  readonly id: string;
  readonly spending: {
    readonly activeCount: number;
    readonly inactiveCount: number;
    readonly undatedCount: number;
  };
  readonly timeZone: string;
  readonly upcoming: {
    readonly currency: Currency;
    readonly decisionCount: number;
    readonly decisions: ReadonlyArray<{
      readonly __typename: "Decision";
    }>;
    readonly overdue: ReadonlyArray<{
      readonly __typename: "Occurrence";
    }>;
    readonly overdueCount: number;
    readonly paymentCount: number;
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

import UpcomingWholeQuery_graphql from './UpcomingWholeQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "attention"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 3,
      "kind": "LocalArgument",
      "name": "attention"
    },
    {
      "defaultValue": 5,
      "kind": "LocalArgument",
      "name": "payments"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": UpcomingWholeQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undatedCount",
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
          "kind": "ScalarField",
          "name": "paymentCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdueCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decisionCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "Occurrence",
          "kind": "LinkedField",
          "name": "overdue",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "Decision",
          "kind": "LinkedField",
          "name": "decisions",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "attention",
              "variableName": "attention"
            }
          ],
          "kind": "FragmentSpread",
          "name": "Attention_upcoming"
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "payments",
              "variableName": "payments"
            }
          ],
          "kind": "FragmentSpread",
          "name": "PaymentDays_upcoming"
        }
      ],
      "storageKey": "upcoming(days:30)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "f3099462d26972b3e67e6d7c9f7ffc68";

export default node;
