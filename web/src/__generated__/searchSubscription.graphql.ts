/**
 * @generated SignedSource<<c85848b844642bc9412b20ede9217312>>
 * @relayHash d2e15bb326993092a8fc438d8ad8b7bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f28e7cdf77b03a9309b4756f17b455845bc7e8c8d105cf0e723b66ba4c4e30eb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConstraintKind = "ANDROID" | "BROWSER" | "COMPANY_COUNTRY" | "DATA_COUNTRY" | "FREE" | "IPAD" | "IPHONE" | "LINUX" | "LOCAL" | "MAC" | "NON_PROFIT" | "NO_ADS" | "NO_AI" | "OFFLINE" | "ONE_TIME" | "OPEN_SOURCE" | "SELF_HOSTED" | "SIMPLE" | "STUDENT" | "WINDOWS" | "%future added value";
export type ProjectType = "CREATOR" | "EDUCATION" | "ENTREPRENEUR" | "PERSONAL" | "SIDE_QUEST" | "STUDENT" | "WORK" | "%future added value";
export type RecommendEngine = "CATALOG" | "OPENAI" | "%future added value";
export type TrackedTools = "LEFT_OUT" | "PAID" | "%future added value";
export type RecommendInput = {
  addNeeds?: ReadonlyArray<string> | null | undefined;
  budget: number;
  dropConstraints?: ReadonlyArray<ConstraintKind> | null | undefined;
  engine?: RecommendEngine | null | undefined;
  projectDescription?: string | null | undefined;
  projectName?: string | null | undefined;
  projectType: ProjectType;
  removeNeeds?: ReadonlyArray<string> | null | undefined;
  tracked?: TrackedTools | null | undefined;
};
export type searchSubscription$variables = {
  input: RecommendInput;
};
export type searchSubscription$data = {
  readonly progress: {
    readonly failure: {
      readonly code: string;
      readonly message: string;
    } | null | undefined;
    readonly picks: ReadonlyArray<{
      readonly name: string;
      readonly reason: string;
    }>;
    readonly result: {
      readonly payload: {
        readonly " $fragmentSpreads": FragmentRefs<"RecommendationResults_payload">;
      };
    } | null | undefined;
  };
};
export type searchSubscription = {
  response: searchSubscription$data;
  variables: searchSubscription$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Recommendation",
  "kind": "LinkedField",
  "name": "picks",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "RecommendFailure",
  "kind": "LinkedField",
  "name": "failure",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logo",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPerSeat",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seats",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "monthlyCents",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "features",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pricesAsOf",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "searchSubscription",
    "selections": [
      {
        "alias": "progress",
        "args": (v1/*:: as any*/),
        "concreteType": "RecommendProgress",
        "kind": "LinkedField",
        "name": "recommend",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RecommendPayload",
            "kind": "LinkedField",
            "name": "result",
            "plural": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RecommendationResults_payload"
                    }
                  ],
                  "type": "RecommendPayload",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "payload"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "searchSubscription",
    "selections": [
      {
        "alias": "progress",
        "args": (v1/*:: as any*/),
        "concreteType": "RecommendProgress",
        "kind": "LinkedField",
        "name": "recommend",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RecommendPayload",
            "kind": "LinkedField",
            "name": "result",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Recommendation",
                "kind": "LinkedField",
                "name": "recommendations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v3/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "badge",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "badgeColor",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isTracked",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPaid",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isGuess",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "chosenBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ToolExperience",
                    "kind": "LinkedField",
                    "name": "experience",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "stacks",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "oftenWith",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RecommendationAlternative",
                    "kind": "LinkedField",
                    "name": "alternative",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "budgetCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UnderstoodNeed",
                "kind": "LinkedField",
                "name": "understood",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "says",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Need",
                    "kind": "LinkedField",
                    "name": "need",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "key",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Constraint",
                "kind": "LinkedField",
                "name": "constraints",
                "plural": true,
                "selections": [
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
                    "name": "country",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isNot",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "people",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isUnclear",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unmetNeeds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unplaced",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Overlap",
                "kind": "LinkedField",
                "name": "overlaps",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tracked",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pick",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "need",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "engine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isKept",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOverDailyLimit",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f28e7cdf77b03a9309b4756f17b455845bc7e8c8d105cf0e723b66ba4c4e30eb",
    "metadata": {},
    "name": "searchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6a8a910be989e223e4a65e2bc2beed0e";

export default node;
