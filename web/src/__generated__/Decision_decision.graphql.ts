/**
 * @generated SignedSource<<fc94714da2b158d8fa9a21bbb62fc893>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
export type DecisionKind = "CANCEL_BY" | "PRICE_RISE" | "TRIAL_END" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Decision_decision$data = {
  readonly afterCents: number;
  readonly beforeCents: number;
  readonly day: string;
  readonly kind: DecisionKind;
  readonly subscription: {
    readonly currency: Currency;
    readonly cycleCount: number;
    readonly cycleUnit: CycleUnit;
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "Decision_decision";
};
export type Decision_decision$key = {
  readonly " $data"?: Decision_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"Decision_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Decision_decision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Decision",
  "abstractKey": null
};

(node as any).hash = "d883e5eae106fc1a2494247981c35c4d";

export default node;
