/**
 * @generated SignedSource<<3b08052ab7fe7c155185020002728383>>
 * @relayHash 2a98d6554e039e4ced763bcbce03b34d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a93265f67ef4ec35b9753913dfa05a1a57662c8bb28ca45b8ec75c9c04ce16f1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRevokeCalendarAddressMutation$variables = Record<PropertyKey, never>;
export type useRevokeCalendarAddressMutation$data = {
  readonly result: {
    readonly __typename: "RevokeCalendarAddressPayload";
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"PaymentCalendar_user">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRevokeCalendarAddressMutation = {
  response: useRevokeCalendarAddressMutation$data;
  variables: useRevokeCalendarAddressMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeCalendarAddressMutation",
    "selections": [
      {
        "alias": "result",
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "revokeCalendarAddress",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PaymentCalendar_user"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "RevokeCalendarAddressPayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRevokeCalendarAddressMutation",
    "selections": [
      {
        "alias": "result",
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "revokeCalendarAddress",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CalendarAddress",
                    "kind": "LinkedField",
                    "name": "calendarAddress",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lastReadAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "RevokeCalendarAddressPayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a93265f67ef4ec35b9753913dfa05a1a57662c8bb28ca45b8ec75c9c04ce16f1",
    "metadata": {},
    "name": "useRevokeCalendarAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "076ba4891ae83279e2039f418a9e7c93";

export default node;
