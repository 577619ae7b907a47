/**
 * @generated SignedSource<<b180570918018268c123e5cda35a31b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeZone_user$data = {
  readonly timeZone: string;
  readonly " $fragmentType": "TimeZone_user";
};
export type TimeZone_user$key = {
  readonly " $data"?: TimeZone_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeZone_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimeZone_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fc323c963e16da40f5b7432c39d93c62";

export default node;
