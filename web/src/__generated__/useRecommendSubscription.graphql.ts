/**
 * @generated SignedSource<<c04f17f790e547ea931e93937252bf51>>
 * @relayHash b42620fbe0bec460c8ea10435e5c6b00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d02d091703509730de3afd0ff136634654bd74c4c8c1ffea909e1926c630d6f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConstraintKind = "ANDROID" | "BROWSER" | "COMPANY_COUNTRY" | "DATA_COUNTRY" | "FREE" | "IPAD" | "IPHONE" | "LINUX" | "LOCAL" | "MAC" | "NON_PROFIT" | "NO_ADS" | "NO_AI" | "ONE_TIME" | "OPEN_SOURCE" | "SELF_HOSTED" | "SIMPLE" | "STUDENT" | "WINDOWS" | "%future added value";
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
export type useRecommendSubscription$variables = {
  input: RecommendInput;
};
export type useRecommendSubscription$data = {
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
export type useRecommendSubscription = {
  response: useRecommendSubscription$data;
  variables: useRecommendSubscription$variables;
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
  "name": "price",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPerSeat",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seats",
  "storageKey": null
},
v9 = {
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
    "name": "useRecommendSubscription",
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
    "name": "useRecommendSubscription",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "plan",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "monthlyCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "features",
                    "storageKey": null
                  },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pricesAsOf",
                    "storageKey": null
                  },
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
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
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
                "kind": "ScalarField",
                "name": "totalCents",
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
    "id": "0d02d091703509730de3afd0ff136634654bd74c4c8c1ffea909e1926c630d6f",
    "metadata": {},
    "name": "useRecommendSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "69fc49e6df909dfe5e21ba1e2ce07f9e";

export default node;
