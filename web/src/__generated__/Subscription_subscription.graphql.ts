/**
 * @generated SignedSource<<efb8316fabbd8b4531cb81561bfe60ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Subscription_subscription$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Acts_subscription" | "DetailsForm_subscription" | "Head_subscription" | "Timeline_subscription">;
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
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "22f1a9fb5db6602c1207b893dd6e98d6";

export default node;
