/**
 * @generated SignedSource<<1fa57e6f060d2bf43f74e5b0310359f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefusalList_callers$data = ReadonlyArray<{
  readonly count: number;
  readonly lastHour: string;
  readonly limit: string;
  readonly network: string | null | undefined;
  readonly user: {
    readonly id: string;
    readonly username: string;
  } | null | undefined;
  readonly " $fragmentType": "RefusalList_callers";
}>;
export type RefusalList_callers$key = ReadonlyArray<{
  readonly " $data"?: RefusalList_callers$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefusalList_callers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "RefusalList_callers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limit",
      "storageKey": null
    },
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
      "name": "network",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastHour",
      "storageKey": null
    }
  ],
  "type": "RefusedCaller",
  "abstractKey": null
};

(node as any).hash = "043e3b2272c0a92990f777c48905121c";

export default node;
