/**
 * @generated SignedSource<<bdd3a7b6bfd1dfd02a510ef56600bd6e>>
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
export type SubscriptionRow_subscription$data = {
  readonly amountCents: number;
  readonly currency: Currency;
  readonly cycleCount: number;
  readonly cycleUnit: CycleUnit;
  readonly id: string;
  readonly isActive: boolean;
  readonly monthlyCents: number;
  readonly monthlyDisplayCents: number | null | undefined;
  readonly name: string;
  readonly nextDueOn: string | null | undefined;
  readonly startsOn: string | null | undefined;
  readonly state: SubscriptionState;
  readonly " $fragmentSpreads": FragmentRefs<"EditSubscriptionForm_subscription" | "LabelCell_subscription" | "ServiceLogo_subscription" | "StateBadge_subscription">;
  readonly " $fragmentType": "SubscriptionRow_subscription";
};
export type SubscriptionRow_subscription$key = {
  readonly " $data"?: SubscriptionRow_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionRow_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withLabels"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SubscriptionRow_subscription",
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
      "name": "monthlyCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthlyDisplayCents",
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
      "name": "cycleUnit",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ServiceLogo_subscription"
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
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "withLabels",
          "variableName": "withLabels"
        }
      ],
      "kind": "FragmentSpread",
      "name": "LabelCell_subscription"
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "b9e68d2c4340ae693e621d07632f6c88";

export default node;
