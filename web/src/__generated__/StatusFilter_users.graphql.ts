/**
 * @generated SignedSource<<b5bc2a2f681cc7f0bf17704b5cb32a53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserStatus = "ADMINISTRATOR" | "DISABLED" | "EMAIL_UNCONFIRMED" | "NEVER_SIGNED_IN" | "NO_SECOND_FACTOR" | "SECOND_FACTOR" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusFilter_users$data = {
  readonly statusCounts: ReadonlyArray<{
    readonly count: number;
    readonly status: UserStatus;
  }>;
  readonly " $fragmentType": "StatusFilter_users";
};
export type StatusFilter_users$key = {
  readonly " $data"?: StatusFilter_users$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusFilter_users">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatusFilter_users",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserStatusCount",
      "kind": "LinkedField",
      "name": "statusCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UsersConnection",
  "abstractKey": null
};

(node as any).hash = "34a4d1e00884a1f2e2302292292be3bf";

export default node;
