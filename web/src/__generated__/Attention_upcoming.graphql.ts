/**
 * @generated SignedSource<<89ebe01dcc95095d378864eca19b413b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DecisionKind = "CANCEL_BY" | "PRICE_RISE" | "TRIAL_END" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Attention_upcoming$data = {
  readonly decisions: ReadonlyArray<{
    readonly day: string;
    readonly kind: DecisionKind;
    readonly subscription: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"Decision_decision">;
  }>;
  readonly from: string;
  readonly overdue: ReadonlyArray<{
    readonly dueOn: string;
    readonly subscription: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"OverduePayment_payment">;
  }>;
  readonly " $fragmentType": "Attention_upcoming";
};
export type Attention_upcoming$key = {
  readonly " $data"?: Attention_upcoming$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attention_upcoming">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "attention"
  }
],
v1 = {
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
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 3,
      "kind": "LocalArgument",
      "name": "attention"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Attention_upcoming",
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
      "args": (v0/*:: as any*/),
      "concreteType": "Occurrence",
      "kind": "LinkedField",
      "name": "overdue",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOn",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OverduePayment_payment"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "decisions",
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
          "name": "day",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Decision_decision"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Upcoming",
  "abstractKey": null
};
})();

(node as any).hash = "fd7825f448ae8672e06991c4c3089895";

export default node;
