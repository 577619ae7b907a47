/**
 * @generated SignedSource<<f19e55ead26e7241d18736b36749e91d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Undated_user$data = {
  readonly spending: {
    readonly undatedCount: number;
  };
  readonly " $fragmentType": "Undated_user";
};
export type Undated_user$key = {
  readonly " $data"?: Undated_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Undated_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Undated_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Spending",
      "kind": "LinkedField",
      "name": "spending",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undatedCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fba34ac51db24977d5dff5bfbcf629a7";

export default node;
