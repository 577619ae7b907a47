/**
 * @generated SignedSource<<a8fdfadf7d0afae250899f8edf46ddbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Category = "ENTERTAINMENT" | "OTHER" | "PERSONAL" | "SIDE_QUEST" | "WORK" | "%future added value";
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionCard_subscription$data = {
  readonly amountCents: number;
  readonly category: Category;
  readonly currency: Currency;
  readonly cycleCount: number;
  readonly cycleUnit: CycleUnit;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly monthlyCents: number;
  readonly name: string;
  readonly nextDueOn: string | null | undefined;
  readonly startsOn: string | null | undefined;
  readonly yearlyCents: number;
  readonly " $fragmentSpreads": FragmentRefs<"EditSubscriptionForm_subscription" | "StateBadge_subscription">;
  readonly " $fragmentType": "SubscriptionCard_subscription";
};
export type SubscriptionCard_subscription$key = {
  readonly " $data"?: SubscriptionCard_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionCard_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SubscriptionCard_subscription",
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
      "name": "amountCents",
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
      "name": "monthlyCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "yearlyCents",
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
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSubscriptionForm_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StateBadge_subscription"
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "cad40163bc7ded25301baca35081d935";

export default node;
