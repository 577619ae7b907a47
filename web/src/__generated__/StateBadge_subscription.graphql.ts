/**
 * @generated SignedSource<<34e65756795ef8a9339eb08c1c5d6a70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionState = "ACTIVE" | "CANCELLED" | "ENDED" | "PAUSED" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StateBadge_subscription$data = {
  readonly endsOn: string | null | undefined;
  readonly isActive: boolean;
  readonly pausedUntil: string | null | undefined;
  readonly state: SubscriptionState;
  readonly trialEndsOn: string | null | undefined;
  readonly " $fragmentType": "StateBadge_subscription";
};
export type StateBadge_subscription$key = {
  readonly " $data"?: StateBadge_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateBadge_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StateBadge_subscription",
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
      "name": "isActive",
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
      "name": "pausedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "85f7b7e1d02fae59c69268ac4b4a7624";

export default node;
