/**
 * @generated SignedSource<<e399cc64a60a54e49bd8bdf83ddd55e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedSubscription_subscription$data = {
  readonly badge: string | null | undefined;
  readonly badgeColor: string | null | undefined;
  readonly description: string;
  readonly features: ReadonlyArray<string>;
  readonly link: string;
  readonly name: string;
  readonly price: string;
  readonly " $fragmentSpreads": FragmentRefs<"TrackButton_subscription">;
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
      "name": "TrackButton_subscription"
    }
  ],
  "type": "SavedRecommendation",
  "abstractKey": null
};

(node as any).hash = "e906fde4220391caceb2dcfce3964491";

export default node;
