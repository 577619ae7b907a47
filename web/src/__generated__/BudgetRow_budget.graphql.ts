/**
 * @generated SignedSource<<0e920c70495cbee62a09c98ebceb6fab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Category = "ENTERTAINMENT" | "OTHER" | "PERSONAL" | "SIDE_QUEST" | "WORK" | "%future added value";
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BudgetRow_budget$data = {
  readonly amountCents: number;
  readonly breakCents: number | null | undefined;
  readonly breaksOn: string | null | undefined;
  readonly category: Category | null | undefined;
  readonly currency: Currency;
  readonly label: {
    readonly id: string;
  } | null | undefined;
  readonly leftOut: ReadonlyArray<{
    readonly currency: Currency;
    readonly payments: number;
  }>;
  readonly paidCents: number;
  readonly toComeCents: number;
  readonly " $fragmentType": "BudgetRow_budget";
};
export type BudgetRow_budget$key = {
  readonly " $data"?: BudgetRow_budget$data;
  readonly " $fragmentSpreads": FragmentRefs<"BudgetRow_budget">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BudgetRow_budget",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
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
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toComeCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "breaksOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "breakCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeftOut",
      "kind": "LinkedField",
      "name": "leftOut",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payments",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Budget",
  "abstractKey": null
};
})();

(node as any).hash = "bd40a98505867fe9612cca6702729db6";

export default node;
