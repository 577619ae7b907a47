/**
 * @generated SignedSource<<2360804aaaa9d533a92c6c1236262dff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelDialog_subscription$data = {
  readonly cancelUrl: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelUrl",
      "storageKey": null
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "e2454b4ae2ba8f7e63350f85bc071f2a";

export default node;
