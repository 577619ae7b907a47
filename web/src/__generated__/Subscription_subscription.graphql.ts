/**
 * @generated SignedSource<<2cf1db214fd841e944461c8527e5535f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Subscription_subscription$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Acts_subscription" | "DetailsForm_subscription" | "Head_subscription" | "SubscriptionReminders_subscription" | "Timeline_subscription">;
  readonly " $fragmentType": "Subscription_subscription";
};
export type Subscription_subscription$key = {
  readonly " $data"?: Subscription_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"Subscription_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Subscription_subscription",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Head_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Acts_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsForm_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Timeline_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionReminders_subscription"
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "9ea8821754ea37548c8d51a15d2823ce";

export default node;
