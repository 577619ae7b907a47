/**
 * @generated SignedSource<<6dd8b97992f6f3639e786cbaf52b71d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TrackedLink_tool$data = {
  readonly id: string;
  readonly name: string;
  readonly tracked: {
    readonly currency: Currency;
    readonly id: string;
    readonly isActive: boolean;
    readonly monthlyCents: number;
  } | null | undefined;
  readonly " $fragmentType": "TrackedLink_tool";
};
export type TrackedLink_tool$key = {
  readonly " $data"?: TrackedLink_tool$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackedLink_tool">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TrackedLink_tool",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "TrackedSubscription",
      "kind": "LinkedField",
      "name": "tracked",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monthlyCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedTool",
  "abstractKey": null
};
})();

(node as any).hash = "70bb7b765dc61aac3005e41d9d25fda9";

export default node;
