/**
 * @generated SignedSource<<6b5bf79b0a3d6fe198e22f50b97c086d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LimitList_query$data = {
  readonly limits: {
    readonly aiQuestionsADay: number;
    readonly aiQuestionsToday: number;
    readonly changesAMinute: number;
    readonly isOn: boolean;
    readonly maxAccessTokens: number;
    readonly maxStackTools: number;
    readonly maxStacks: number;
    readonly maxSubscriptions: number;
    readonly pointsAMinute: number;
  };
  readonly nearestQuotas: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"QuotaList_uses">;
  }>;
  readonly refusedCallers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RefusalList_callers">;
  }>;
  readonly " $fragmentType": "LimitList_query";
};
export type LimitList_query$key = {
  readonly " $data"?: LimitList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LimitList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LimitList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Limits",
      "kind": "LinkedField",
      "name": "limits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pointsAMinute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changesAMinute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aiQuestionsADay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aiQuestionsToday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxSubscriptions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxStacks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxStackTools",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxAccessTokens",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RefusedCaller",
      "kind": "LinkedField",
      "name": "refusedCallers",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RefusalList_callers"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuotaUse",
      "kind": "LinkedField",
      "name": "nearestQuotas",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuotaList_uses"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7ac66c504bbca6f31240ecae2b005296";

export default node;
