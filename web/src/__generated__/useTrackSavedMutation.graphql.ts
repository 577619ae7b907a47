/**
 * @generated SignedSource<<8412eb42c4d9b9350faf055a9d0552e8>>
 * @relayHash 803579164f083b562155ef69db71991f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0990cbc525da9b0a2a46a2257b83467676809307b6e084c3db1e0c7903cb59f2

import type { ConcreteRequest } from 'relay-runtime';
export type Category = "ENTERTAINMENT" | "OTHER" | "PERSONAL" | "SIDE_QUEST" | "WORK" | "%future added value";
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
export type PeriodUnit = "DAY" | "MONTH" | "WEEK" | "YEAR" | "%future added value";
export type TrackSubscriptionInput = {
  amountCents?: number | null | undefined;
  autoRenews?: boolean | null | undefined;
  category?: Category | null | undefined;
  currency?: Currency | null | undefined;
  cycleCount?: number | null | undefined;
  cycleUnit?: CycleUnit | null | undefined;
  description?: string | null | undefined;
  endsOn?: string | null | undefined;
  isActive?: boolean | null | undefined;
  monthlyCents?: number | null | undefined;
  name: string;
  nextBillingDate?: string | null | undefined;
  noticeCount?: number | null | undefined;
  noticeUnit?: PeriodUnit | null | undefined;
  price?: string | null | undefined;
  rollCount?: number | null | undefined;
  rollUnit?: PeriodUnit | null | undefined;
  startsOn?: string | null | undefined;
  termCount?: number | null | undefined;
  termUnit?: PeriodUnit | null | undefined;
  trialEndsOn?: string | null | undefined;
  websiteUrl?: string | null | undefined;
};
export type useTrackSavedMutation$variables = {
  input: TrackSubscriptionInput;
  refuseDuplicates: boolean;
};
export type useTrackSavedMutation$data = {
  readonly result: {
    readonly __typename: "DuplicateError";
    readonly message: string;
  } | {
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "refuseDuplicates"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "refuseDuplicates",
        "variableName": "refuseDuplicates"
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
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "DuplicateError",
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
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTrackSavedMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0990cbc525da9b0a2a46a2257b83467676809307b6e084c3db1e0c7903cb59f2",
    "metadata": {},
    "name": "useTrackSavedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c149dd00e7aef5c3bb188327e13c2ba";

export default node;
