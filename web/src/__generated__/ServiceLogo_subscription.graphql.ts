/**
 * @generated SignedSource<<0089d2d8d5e9a550463af9fd78645e12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceLogo_subscription$data = {
  readonly logo: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "ServiceLogo_subscription";
};
export type ServiceLogo_subscription$key = {
  readonly " $data"?: ServiceLogo_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceLogo_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServiceLogo_subscription",
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
      "name": "logo",
      "storageKey": null
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "4c1ecfccb2b488820162220a16e3f51a";

export default node;
