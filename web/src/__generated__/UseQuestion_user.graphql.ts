/**
 * @generated SignedSource<<9e5ede6ac2197ce3f2e5a6ef1d79af00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UseQuestion_user$data = {
  readonly useQuestion: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "UseQuestion_user";
};
export type UseQuestion_user$key = {
  readonly " $data"?: UseQuestion_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UseQuestion_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UseQuestion_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrackedSubscription",
      "kind": "LinkedField",
      "name": "useQuestion",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "bea927cda8c8a7732a176ff6fe98d972";

export default node;
