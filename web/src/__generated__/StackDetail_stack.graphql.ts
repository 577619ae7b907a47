/**
 * @generated SignedSource<<34a7567c4bced1732024378c0dfc1a0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectType = "CREATOR" | "EDUCATION" | "ENTREPRENEUR" | "PERSONAL" | "SIDE_QUEST" | "STUDENT" | "WORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StackDetail_stack$data = {
  readonly budget: number;
  readonly id: string;
  readonly name: string;
  readonly projectDescription: string | null | undefined;
  readonly projectType: ProjectType;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSubscriptions_stack" | "StackSpending_stack" | "StackTotals_stack">;
  readonly " $fragmentType": "StackDetail_stack";
};
export type StackDetail_stack$key = {
  readonly " $data"?: StackDetail_stack$data;
  readonly " $fragmentSpreads": FragmentRefs<"StackDetail_stack">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StackDetail_stack",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "budget",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectDescription",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StackTotals_stack"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StackSpending_stack"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SavedSubscriptions_stack"
    }
  ],
  "type": "Stack",
  "abstractKey": null
};

(node as any).hash = "36609798b4df605df39506d994df2473";

export default node;
