/**
 * @generated SignedSource<<f85d4bc7fdbc1332d674e39b0b90d3a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Quota = "ACCESS_TOKENS" | "STACKS" | "SUBSCRIPTIONS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuotaList_uses$data = ReadonlyArray<{
  readonly most: number;
  readonly quota: Quota;
  readonly rows: number;
  readonly user: {
    readonly id: string;
    readonly username: string;
  };
  readonly " $fragmentType": "QuotaList_uses";
}>;
export type QuotaList_uses$key = ReadonlyArray<{
  readonly " $data"?: QuotaList_uses$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotaList_uses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "QuotaList_uses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quota",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "most",
      "storageKey": null
    }
  ],
  "type": "QuotaUse",
  "abstractKey": null
};

(node as any).hash = "f806ce3e4644b8712a6f4463b873ecd4";

export default node;
