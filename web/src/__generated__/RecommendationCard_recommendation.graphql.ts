/**
 * @generated SignedSource<<290a09bd5641cbce3dd671bd4fed8bd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BadgeColor = "BLUE" | "GRAY" | "GREEN" | "PINK" | "PURPLE" | "RED" | "YELLOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecommendationCard_recommendation$data = {
  readonly alternative: {
    readonly isPerSeat: boolean;
    readonly link: string;
    readonly name: string;
    readonly price: string;
    readonly seats: number;
  } | null | undefined;
  readonly badge: string;
  readonly badgeColor: BadgeColor;
  readonly description: string;
  readonly experience: {
    readonly oftenWith: string | null | undefined;
    readonly stacks: number;
  } | null | undefined;
  readonly features: ReadonlyArray<string>;
  readonly isPaid: boolean;
  readonly isPerSeat: boolean;
  readonly isTracked: boolean;
  readonly link: string;
  readonly monthlyCents: number;
  readonly name: string;
  readonly plan: string;
  readonly price: string;
  readonly pricesAsOf: string;
  readonly reason: string;
  readonly seats: number;
  readonly " $fragmentType": "RecommendationCard_recommendation";
};
export type RecommendationCard_recommendation$key = {
  readonly " $data"?: RecommendationCard_recommendation$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendationCard_recommendation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPerSeat",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seats",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecommendationCard_recommendation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plan",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "type": "Recommendation",
  "abstractKey": null
};
})();

(node as any).hash = "5f80eb63ce6fe50bb8c0302399e2a600";

export default node;
