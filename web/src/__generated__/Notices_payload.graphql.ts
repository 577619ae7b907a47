/**
 * @generated SignedSource<<6ab2d63389d796785c426b4362e74df5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Notices_payload$data = {
  readonly isUnclear: boolean;
  readonly overlaps: ReadonlyArray<{
    readonly need: string;
    readonly pick: string;
    readonly tracked: string;
  }>;
  readonly unmetNeeds: ReadonlyArray<string>;
  readonly unplaced: ReadonlyArray<string>;
  readonly " $fragmentType": "Notices_payload";
};
export type Notices_payload$key = {
  readonly " $data"?: Notices_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"Notices_payload">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Notices_payload",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnclear",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unmetNeeds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unplaced",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Overlap",
      "kind": "LinkedField",
      "name": "overlaps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tracked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pick",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "need",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendPayload",
  "abstractKey": null
};

(node as any).hash = "465d4f57f5fa206abcb31e55ef751bbd";

export default node;
