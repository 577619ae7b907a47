/**
 * @generated SignedSource<<0d7dad355f9ed3473ee4c74f67e29b63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessTokenScope = "ACCOUNT_READ" | "ACCOUNT_WRITE" | "REMINDERS_READ" | "REMINDERS_WRITE" | "STACKS_READ" | "STACKS_WRITE" | "SUBSCRIPTIONS_READ" | "SUBSCRIPTIONS_WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccessTokenRow_accessToken$data = {
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isExpired: boolean;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly scopes: ReadonlyArray<AccessTokenScope>;
  readonly " $fragmentType": "AccessTokenRow_accessToken";
};
export type AccessTokenRow_accessToken$key = {
  readonly " $data"?: AccessTokenRow_accessToken$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokenRow_accessToken">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccessTokenRow_accessToken",
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
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "AccessToken",
  "abstractKey": null
};

(node as any).hash = "5bffc7d70fc2f92c7abed955d5284dc2";

export default node;
