/**
 * @generated SignedSource<<ca1e01cb3cbb97b8f6bc8cf8e6298794>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelDialog_subscription$data = {
  readonly endsOnIfCancelled: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "CancelDialog_subscription";
};
export type CancelDialog_subscription$key = {
  readonly " $data"?: CancelDialog_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CancelDialog_subscription",
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
      "name": "endsOnIfCancelled",
      "storageKey": null
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "6edd6205d4af66a84a43d3f029a9f9ad";

export default node;
