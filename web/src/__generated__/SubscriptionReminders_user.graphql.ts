/**
 * @generated SignedSource<<96d0974a25f660291df4a14e98c392d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReminderKind = "CANCEL_BY" | "PRICE_RISE" | "RENEWAL" | "TRIAL_END" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionReminders_user$data = {
  readonly channels: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly reminders: {
    readonly rules: ReadonlyArray<{
      readonly channels: ReadonlyArray<string>;
      readonly daysBefore: number;
      readonly kind: ReminderKind;
    }>;
  };
  readonly " $fragmentType": "SubscriptionReminders_user";
};
export type SubscriptionReminders_user$key = {
  readonly " $data"?: SubscriptionReminders_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionReminders_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SubscriptionReminders_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Reminders",
      "kind": "LinkedField",
      "name": "reminders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReminderRule",
          "kind": "LinkedField",
          "name": "rules",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Channel",
      "kind": "LinkedField",
      "name": "channels",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "652d905685a05f669b369d1571028bad";

export default node;
