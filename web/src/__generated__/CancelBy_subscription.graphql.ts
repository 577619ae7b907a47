/**
 * @generated SignedSource<<d2d1314423c07e817f35b3f2824b06be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
export type PeriodUnit = "DAY" | "MONTH" | "WEEK" | "YEAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelBy_subscription$data = {
  readonly cancelBy: string | null | undefined;
  readonly cycle: {
    readonly count: number;
    readonly unit: CycleUnit;
  };
  readonly roll: {
    readonly count: number;
    readonly unit: PeriodUnit;
  } | null | undefined;
  readonly " $fragmentType": "CancelBy_subscription";
};
export type CancelBy_subscription$key = {
  readonly " $data"?: CancelBy_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelBy_subscription">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unit",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CancelBy_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cycle",
      "kind": "LinkedField",
      "name": "cycle",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "roll",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};
})();

(node as any).hash = "171c44bd8089e6cf9e9aeda512be76f8";

export default node;
