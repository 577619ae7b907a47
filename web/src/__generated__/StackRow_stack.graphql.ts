/**
 * @generated SignedSource<<395de531bc6eec615213b6d2335f273a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectType = "CREATOR" | "EDUCATION" | "ENTREPRENEUR" | "PERSONAL" | "SIDE_QUEST" | "STUDENT" | "WORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StackRow_stack$data = {
  readonly budget: number;
  readonly id: string;
  readonly name: string;
  readonly projectType: ProjectType;
  readonly " $fragmentType": "StackRow_stack";
};
export type StackRow_stack$key = {
  readonly " $data"?: StackRow_stack$data;
  readonly " $fragmentSpreads": FragmentRefs<"StackRow_stack">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StackRow_stack",
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
    }
  ],
  "type": "Stack",
  "abstractKey": null
};

(node as any).hash = "f32d8f61ae81054c8f54cd004e6aa719";

export default node;
