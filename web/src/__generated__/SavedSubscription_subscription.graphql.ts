/**
 * @generated SignedSource<<7ce4d1664ab9da206d34f7fc07792363>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavedSubscription_subscription$data = {
  readonly badge: string | null | undefined;
  readonly badgeColor: string | null | undefined;
  readonly cycleCount: number | null | undefined;
  readonly cycleUnit: CycleUnit | null | undefined;
  readonly description: string;
  readonly features: ReadonlyArray<string>;
  readonly link: string;
  readonly monthlyCents: number | null | undefined;
  readonly name: string;
  readonly price: string;
  readonly " $fragmentSpreads": FragmentRefs<"TrackedLink_tool">;
  readonly " $fragmentType": "SavedSubscription_subscription";
};
export type SavedSubscription_subscription$key = {
  readonly " $data"?: SavedSubscription_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSubscription_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SavedSubscription_subscription",
  "selections": [
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
      "name": "price",
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
      "name": "cycleCount",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "features",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "badge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "badgeColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackedLink_tool"
    }
  ],
  "type": "SavedTool",
  "abstractKey": null
};

(node as any).hash = "43f7790891a20d9950a3e6f57b075319";

export default node;
