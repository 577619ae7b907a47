/**
 * @generated SignedSource<<b6891cc9a50c46451e5f48c5a4ff7e0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReminderKind = "CANCEL_BY" | "PRICE_RISE" | "RENEWAL" | "TRIAL_END" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionReminders_subscription$data = {
  readonly id: string;
  readonly reminders: ReadonlyArray<{
    readonly channels: ReadonlyArray<string>;
    readonly daysBefore: number;
    readonly kind: ReminderKind;
  }> | null | undefined;
  readonly " $fragmentType": "SubscriptionReminders_subscription";
};
export type SubscriptionReminders_subscription$key = {
  readonly " $data"?: SubscriptionReminders_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionReminders_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SubscriptionReminders_subscription",
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
      "concreteType": "ReminderRule",
      "kind": "LinkedField",
      "name": "reminders",
      "plural": true,
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
          "name": "daysBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channels",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "113640054029086112ca675ad375d87f";

export default node;
