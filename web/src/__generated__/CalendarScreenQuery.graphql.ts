/**
 * @generated SignedSource<<57998752992e112f199a8a485afe4296>>
 * @relayHash c0e0bd902cc2e2e254a06ccdd4696bd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6bb6ef9568bd3e95c26297fa3b67a8996280b3c7028ae265883c6fbc71b3cee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type OccurrenceState = "EXPECTED" | "PAID" | "REFUNDED" | "SKIPPED" | "%future added value";
export type CalendarScreenQuery$variables = {
  from: string;
  to: string;
};
export type CalendarScreenQuery$data = {
  readonly viewer: {
    readonly calendar: {
      readonly currency: Currency;
      readonly days: ReadonlyArray<{
        readonly day: string;
        readonly payments: ReadonlyArray<{
          readonly amountCents: number;
          readonly currency: Currency;
          readonly isOverdue: boolean;
          readonly state: OccurrenceState;
          readonly subscription: {
            readonly id: string;
            readonly name: string;
          };
        }>;
        readonly totalCents: number;
      }>;
    };
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"RequireUser_viewer">;
  } | null | undefined;
};
export type CalendarScreenQuery = {
  response: CalendarScreenQuery$data;
  variables: CalendarScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "to"
    }
  ],
  "concreteType": "Calendar",
  "kind": "LinkedField",
  "name": "calendar",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
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
          "concreteType": "Occurrence",
          "kind": "LinkedField",
          "name": "payments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amountCents",
              "storageKey": null
            },
            (v2/*:: as any*/),
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
              "name": "isOverdue",
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
                (v3/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RequireUser_viewer"
          },
          (v1/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CalendarScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAdmin",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a6bb6ef9568bd3e95c26297fa3b67a8996280b3c7028ae265883c6fbc71b3cee",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85da8d5a47c9419d41aa5782b559a3f2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
