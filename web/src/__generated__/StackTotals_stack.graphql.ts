/**
 * @generated SignedSource<<b6c87b127952d9cea8f0fcbfe2767d8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StackTotals_stack$data = {
  readonly budget: number;
  readonly totalCents: number;
  readonly unreadablePrices: number;
  readonly " $fragmentType": "StackTotals_stack";
};
export type StackTotals_stack$key = {
  readonly " $data"?: StackTotals_stack$data;
  readonly " $fragmentSpreads": FragmentRefs<"StackTotals_stack">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StackTotals_stack",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "budget",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadablePrices",
      "storageKey": null
    }
  ],
  "type": "Stack",
  "abstractKey": null
};

(node as any).hash = "880699aa52dd3c166b49f9a915d4dc91";

export default node;
