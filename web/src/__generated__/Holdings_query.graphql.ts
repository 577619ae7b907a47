/**
 * @generated SignedSource<<ef8a162714573786162ae016f0e5f8a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HoldingName = "AUDIT_ENTRIES" | "DELIVERIES" | "JOBS" | "MAILS" | "PAYMENTS" | "SESSIONS" | "STACKS" | "SUBSCRIPTIONS" | "USERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Holdings_query$data = {
  readonly holdings: {
    readonly databaseBytes: number;
    readonly databaseVersion: string;
    readonly oldestJobAt: string | null | undefined;
    readonly parts: ReadonlyArray<{
      readonly bytes: number;
      readonly isExact: boolean;
      readonly name: HoldingName;
      readonly rows: number;
    }>;
    readonly ratesOn: string | null | undefined;
    readonly version: string;
  };
  readonly " $fragmentType": "Holdings_query";
};
export type Holdings_query$key = {
  readonly " $data"?: Holdings_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Holdings_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Holdings_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Holdings",
      "kind": "LinkedField",
      "name": "holdings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oldestJobAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratesOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Holding",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
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
              "name": "rows",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isExact",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bytes",
              "storageKey": null
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
};

(node as any).hash = "941390798b57cc645c3717a90ca0f46a";

export default node;
