/**
 * @generated SignedSource<<fa24b8a2f2bca359a0e073980554d7ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeZoneQuestion_user$data = {
  readonly locale: string;
  readonly timeZone: string;
  readonly " $fragmentType": "TimeZoneQuestion_user";
};
export type TimeZoneQuestion_user$key = {
  readonly " $data"?: TimeZoneQuestion_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeZoneQuestion_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimeZoneQuestion_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b8d0a8fa1a4099bcbbf64ba5e355dd7f";

export default node;
