/**
 * @generated SignedSource<<a000cf49265981a2d0d02c57f0041dee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type LabelColor = "BLUE" | "GRAY" | "GREEN" | "PINK" | "PURPLE" | "RED" | "YELLOW" | "%future added value";
export type LabelKind = "CATEGORY" | "METHOD" | "PERSON" | "TAG" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Labels_statistics$data = {
  readonly currency: Currency;
  readonly labels: ReadonlyArray<{
    readonly label: {
      readonly color: LabelColor;
      readonly id: string;
      readonly kind: LabelKind;
      readonly name: string;
    };
    readonly paidCents: number;
    readonly payments: number;
  }>;
  readonly paidCents: number;
  readonly " $fragmentType": "Labels_statistics";
};
export type Labels_statistics$key = {
  readonly " $data"?: Labels_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Labels_statistics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidCents",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Labels_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LabelStatistics",
      "kind": "LinkedField",
      "name": "labels",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Label",
          "kind": "LinkedField",
          "name": "label",
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
              "name": "kind",
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
              "name": "color",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};
})();

(node as any).hash = "a1d96dbdd031cf2ac70ba83aa02af47c";

export default node;
