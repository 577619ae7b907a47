/**
 * @generated SignedSource<<fe0b2d499c828ce8f5f00670fcf3132c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type OccurrenceState = "EXPECTED" | "PAID" | "REFUNDED" | "SKIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentDays_upcoming$data = {
  readonly from: string;
  readonly payments: ReadonlyArray<{
    readonly amountCents: number;
    readonly currency: Currency;
    readonly dueOn: string;
    readonly state: OccurrenceState;
    readonly subscription: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "PaymentDays_upcoming";
};
export type PaymentDays_upcoming$key = {
  readonly " $data"?: PaymentDays_upcoming$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentDays_upcoming">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": 5,
      "kind": "LocalArgument",
      "name": "payments"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentDays_upcoming",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "payments"
        }
      ],
      "concreteType": "Occurrence",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOn",
          "storageKey": null
        },
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
          "name": "currency",
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
          "concreteType": "TrackedSubscription",
          "kind": "LinkedField",
          "name": "subscription",
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Upcoming",
  "abstractKey": null
};

(node as any).hash = "d062cbcee7f9fce707c05ce844de540c";

export default node;
