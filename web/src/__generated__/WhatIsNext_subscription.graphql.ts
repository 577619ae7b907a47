/**
 * @generated SignedSource<<1149bdf3f3c79537c6e0699e70553eb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
export type SubscriptionState = "ACTIVE" | "CANCELLED" | "ENDED" | "PAUSED" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhatIsNext_subscription$data = {
  readonly autoRenews: boolean;
  readonly currency: Currency;
  readonly cycleCount: number;
  readonly cycleUnit: CycleUnit;
  readonly endsOn: string | null | undefined;
  readonly nextDueOn: string | null | undefined;
  readonly pausedUntil: string | null | undefined;
  readonly priceHistory: ReadonlyArray<{
    readonly amountCents: number;
    readonly from: string | null | undefined;
  }>;
  readonly startsOn: string | null | undefined;
  readonly state: SubscriptionState;
  readonly trialEndsOn: string | null | undefined;
  readonly " $fragmentType": "WhatIsNext_subscription";
};
export type WhatIsNext_subscription$key = {
  readonly " $data"?: WhatIsNext_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatIsNext_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WhatIsNext_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsOn",
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
      "kind": "ScalarField",
      "name": "trialEndsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "autoRenews",
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

(node as any).hash = "7669016c54b2748c23e1f505b9c63a72";

export default node;
