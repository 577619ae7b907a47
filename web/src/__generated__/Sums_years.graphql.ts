/**
 * @generated SignedSource<<5dbfd56234a724e01b183e7975822b4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sums_years$data = ReadonlyArray<{
  readonly totalCents: number | null | undefined;
  readonly usualCents: number | null | undefined;
  readonly " $fragmentType": "Sums_years";
}>;
export type Sums_years$key = ReadonlyArray<{
  readonly " $data"?: Sums_years$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sums_years">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "Sums_years",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usualCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCents",
      "storageKey": null
    }
  ],
  "type": "YearAhead",
  "abstractKey": null
};

(node as any).hash = "13ee65d0244af7ab317a49239237a3d7";

export default node;
