/**
 * @generated SignedSource<<081d399ff4053e31bfe697b97da51495>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReminderKind = "CANCEL_BY" | "PRICE_RISE" | "RENEWAL" | "TRIAL_END" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Rules_user$data = {
  readonly channels: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly reminders: {
    readonly hour: number;
    readonly rules: ReadonlyArray<{
      readonly channels: ReadonlyArray<string>;
      readonly daysBefore: number;
      readonly kind: ReminderKind;
    }>;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "Rules_user";
};
export type Rules_user$key = {
  readonly " $data"?: Rules_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Rules_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Rules_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
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

(node as any).hash = "172cf34607fddcced0a6f9d204a561c3";

export default node;
