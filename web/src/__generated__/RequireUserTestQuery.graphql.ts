/**
 * @generated SignedSource<<2dee1803b6403a0f0ed658ccde4ae884>>
 * @relayHash ecf089f8468088169df0405d718d484c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04d713d09fafacde44388543d69507a4bd94dd13cdb1018fc48b8e93fa665f8f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequireUserTestQuery$variables = Record<PropertyKey, never>;
export type RequireUserTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"RequireUser_viewer">;
  } | null | undefined;
};
export type RequireUserTestQuery = {
  response: RequireUserTestQuery$data;
  variables: RequireUserTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RequireUserTestQuery",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RequireUserTestQuery",
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
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAdmin",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "04d713d09fafacde44388543d69507a4bd94dd13cdb1018fc48b8e93fa665f8f",
    "metadata": {},
    "name": "RequireUserTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "68a33c20f40158172d366871a64039e0";

export default node;
