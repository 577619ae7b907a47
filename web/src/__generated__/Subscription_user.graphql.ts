/**
 * @generated SignedSource<<28530515ddb865986602614febe00a66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Subscription_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionReminders_user" | "useChoices_user">;
  readonly " $fragmentType": "Subscription_user";
};
export type Subscription_user$key = {
  readonly " $data"?: Subscription_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Subscription_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Subscription_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChoices_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionReminders_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1f50998a7e4d9818dfcaa36fa402cfa1";

export default node;
