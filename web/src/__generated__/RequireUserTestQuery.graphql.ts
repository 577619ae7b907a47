/**
 * @generated SignedSource<<ae674bc472809ffecd3ad5d8971287aa>>
 * @relayHash a4bc630aeb780900b87488c6251c4c0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8557af8b65cf14e1ebd083eecc85b9a673de0ca7a6f4e7a2ae4d6bea77708b6

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
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAdmin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d8557af8b65cf14e1ebd083eecc85b9a673de0ca7a6f4e7a2ae4d6bea77708b6",
    "metadata": {},
    "name": "RequireUserTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "68a33c20f40158172d366871a64039e0";

export default node;
