/**
 * @generated SignedSource<<c1cdd47078c1d95b70cb5ee4377daa2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
export type SubscriptionState = "ACTIVE" | "CANCELLED" | "ENDED" | "PAUSED" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Acts_subscription$data = {
  readonly cycleUnit: CycleUnit;
  readonly endsOn: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly pauses: ReadonlyArray<{
    readonly from: string;
    readonly until: string | null | undefined;
  }>;
  readonly state: SubscriptionState;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_subscription" | "PauseDialog_subscription" | "PriceDialog_subscription">;
  readonly " $fragmentType": "Acts_subscription";
};
export type Acts_subscription$key = {
  readonly " $data"?: Acts_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"Acts_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Acts_subscription",
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
      "name": "cycleUnit",
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
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pause",
      "kind": "LinkedField",
      "name": "pauses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelDialog_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PauseDialog_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceDialog_subscription"
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "4191f4af3e10d1fdc90c59d1d402fd2b";

export default node;
