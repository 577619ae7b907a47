/**
 * @generated SignedSource<<c79a651032080992549f013e01681ac7>>
 * @relayHash df157a1fbb37c9ff417f470707e4a101
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1d89d57837edbb6219c639f90d4716dc48e588632d090383586f26d7a3f6fbb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssumedPrice = {
  amountCents: number;
  id: string;
};
export type ForecastScreenQuery$variables = {
  changes?: ReadonlyArray<AssumedPrice> | null | undefined;
  without?: ReadonlyArray<string> | null | undefined;
};
export type ForecastScreenQuery$data = {
  readonly viewer: {
    readonly forecast: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MonthChart_months" | "Sums_months">;
    }>;
    readonly yearAhead: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Sums_years" | "WhatIf_years">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"RequireUser_viewer" | "Undated_user">;
  } | null | undefined;
};
export type ForecastScreenQuery = {
  response: ForecastScreenQuery$data;
  variables: ForecastScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changes"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "without"
},
v2 = {
  "kind": "Variable",
  "name": "changes",
  "variableName": "changes"
},
v3 = {
  "kind": "Variable",
  "name": "without",
  "variableName": "without"
},
v4 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "months",
    "value": 24
  },
  (v3/*:: as any*/)
],
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payments",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCents",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ForecastScreenQuery",
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Undated_user"
          },
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "ForecastMonth",
            "kind": "LinkedField",
            "name": "forecast",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Sums_months"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MonthChart_months"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "YearAhead",
            "kind": "LinkedField",
            "name": "yearAhead",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Sums_years"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WhatIf_years"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ForecastScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Spending",
            "kind": "LinkedField",
            "name": "spending",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "undatedCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "ForecastMonth",
            "kind": "LinkedField",
            "name": "forecast",
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
                "name": "untilThenCents",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LeftOut",
                "kind": "LinkedField",
                "name": "leftOut",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "YearAhead",
            "kind": "LinkedField",
            "name": "yearAhead",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "usualCents",
                "storageKey": null
              },
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TrackedSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
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
                    "name": "price",
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d1d89d57837edbb6219c639f90d4716dc48e588632d090383586f26d7a3f6fbb",
    "metadata": {},
    "name": "ForecastScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5008fd2aa378000a7eb82740254ea016";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
