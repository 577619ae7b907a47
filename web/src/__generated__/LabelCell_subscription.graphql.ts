/**
 * @generated SignedSource<<20ca4b75c811ae599cac3b237ae8f43e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Category = "ENTERTAINMENT" | "OTHER" | "PERSONAL" | "SIDE_QUEST" | "WORK" | "%future added value";
export type LabelColor = "BLUE" | "GRAY" | "GREEN" | "PINK" | "PURPLE" | "RED" | "YELLOW" | "%future added value";
export type LabelKind = "CATEGORY" | "METHOD" | "PERSON" | "TAG" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LabelCell_subscription$data = {
  readonly category: Category;
  readonly labels?: ReadonlyArray<{
    readonly color: LabelColor;
    readonly id: string;
    readonly kind: LabelKind;
    readonly name: string;
  }>;
  readonly " $fragmentType": "LabelCell_subscription";
};
export type LabelCell_subscription$key = {
  readonly " $data"?: LabelCell_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelCell_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withLabels"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LabelCell_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "condition": "withLabels",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Label",
          "kind": "LinkedField",
          "name": "labels",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "color",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "TrackedSubscription",
  "abstractKey": null
};

(node as any).hash = "465d2f6705faa85df141b3a923426b02";

export default node;
