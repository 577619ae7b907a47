/**
 * @generated SignedSource<<737b5b9eff5f148b2df38591054f6dfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Ideas_user$data = {
  readonly advice: ReadonlyArray<{
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"IdeaCard_advice">;
  }>;
  readonly savings: {
    readonly currency: Currency;
    readonly ideas: number;
    readonly potentialCentsYear: number;
  };
  readonly " $fragmentType": "Ideas_user";
};
export type Ideas_user$key = {
  readonly " $data"?: Ideas_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ideas_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Ideas_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Advice",
      "kind": "LinkedField",
      "name": "advice",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "IdeaCard_advice"
        }
      ],
      "storageKey": null
    },
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
          "name": "potentialCentsYear",
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
          "name": "ideas",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4ec298d3cd31b18d37d18897b34d6818";

export default node;
