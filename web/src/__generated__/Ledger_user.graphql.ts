/**
 * @generated SignedSource<<f126a488c7a1962f9339f395ab34640f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdviceState = "DISMISSED" | "DONE" | "SNOOZED" | "%future added value";
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Ledger_user$data = {
  readonly adviceDecisions: ReadonlyArray<{
    readonly currency: Currency;
    readonly key: string;
    readonly savesFrom: string | null | undefined;
    readonly savingCentsYear: number;
    readonly state: AdviceState;
    readonly title: string;
    readonly until: string | null | undefined;
  }>;
  readonly savings: {
    readonly currency: Currency;
    readonly months: ReadonlyArray<{
      readonly cents: number;
      readonly month: string;
    }>;
    readonly savedCents: number;
  };
  readonly " $fragmentType": "Ledger_user";
};
export type Ledger_user$key = {
  readonly " $data"?: Ledger_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ledger_user">;
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
  "name": "Ledger_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Savings",
      "kind": "LinkedField",
      "name": "savings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedCents",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SavedMonth",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "month",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdviceDecision",
      "kind": "LinkedField",
      "name": "adviceDecisions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savesFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savingCentsYear",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "eeaafeae681967d37b12c46842c87008";

export default node;
