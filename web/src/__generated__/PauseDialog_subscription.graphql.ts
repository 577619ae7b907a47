/**
 * @generated SignedSource<<2a317a0ebdd119a09c5cf005bcea0ccf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PauseDialog_subscription$data = {
  readonly id: string;
  readonly name: string;
  readonly pauses: ReadonlyArray<{
    readonly from: string;
    readonly until: string | null | undefined;
  }>;
  readonly " $fragmentType": "PauseDialog_subscription";
};
export type PauseDialog_subscription$key = {
  readonly " $data"?: PauseDialog_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"PauseDialog_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PauseDialog_subscription",
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
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "eb157bdd68adb7b1b50599d53aa77ae1";

export default node;
