/**
 * @generated SignedSource<<c2a01eab7ea51860b8dfed799a1016ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdviceKind = "ABOVE_LIST_PRICE" | "ALTERNATIVE" | "CHEAPER_PLAN" | "DUPLICATE" | "ENDS_SOON" | "OVERLAP" | "UNUSED" | "YEARLY_PLAN" | "%future added value";
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IdeaCard_advice$data = {
  readonly currency: Currency;
  readonly evidence: ReadonlyArray<{
    readonly text: string;
  }>;
  readonly key: string;
  readonly kind: AdviceKind;
  readonly needs: ReadonlyArray<string>;
  readonly savingCentsYear: number;
  readonly subscriptions: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShowHow_advice">;
  readonly " $fragmentType": "IdeaCard_advice";
};
export type IdeaCard_advice$key = {
  readonly " $data"?: IdeaCard_advice$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdeaCard_advice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IdeaCard_advice",
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
      "name": "kind",
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
      "name": "savingCentsYear",
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
      "concreteType": "AdviceSentence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needs",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShowHow_advice"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrackedSubscription",
      "kind": "LinkedField",
      "name": "subscriptions",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Advice",
  "abstractKey": null
};

(node as any).hash = "5f7ff96acc3efdbf59a92ed028a14be2";

export default node;
