/**
 * @generated SignedSource<<396603ef0028c465b83e464d754a5055>>
 * @relayHash 68af9c52209681c46422914b9c3e39c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f483aebcdc75ab3cb4079154b1764cf1ca5e58c40b1f5794b9c12e440d09e4ca

import type { ConcreteRequest } from 'relay-runtime';
export type Category = "ENTERTAINMENT" | "OTHER" | "PERSONAL" | "SIDE_QUEST" | "WORK" | "%future added value";
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
export type TrackSubscriptionInput = {
  amountCents?: number | null | undefined;
  category?: Category | null | undefined;
  currency?: Currency | null | undefined;
  cycleCount?: number | null | undefined;
  cycleUnit?: CycleUnit | null | undefined;
  description?: string | null | undefined;
  isActive?: boolean | null | undefined;
  monthlyCents?: number | null | undefined;
  name: string;
  nextBillingDate?: string | null | undefined;
  price?: string | null | undefined;
  websiteUrl?: string | null | undefined;
};
export type useTrackSavedMutation$variables = {
  input: TrackSubscriptionInput;
};
export type useTrackSavedMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTrackSavedMutation = {
  response: useTrackSavedMutation$data;
  variables: useTrackSavedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "trackSubscription",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTrackSavedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTrackSavedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f483aebcdc75ab3cb4079154b1764cf1ca5e58c40b1f5794b9c12e440d09e4ca",
    "metadata": {},
    "name": "useTrackSavedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd3ea347bbf6e5b7e35c3cc9ac4b3ba0";

export default node;
