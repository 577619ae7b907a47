/**
 * @generated SignedSource<<bf3d7f9657019d0de2c241f05e296101>>
 * @relayHash a02927b58bbf2a7e89249a7e8e463799
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fecfd44127d7433fb585addda310a7ded9036320f2133b8eae94970e5b18ee8b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinderScreenQuery$variables = Record<PropertyKey, never>;
export type FinderScreenQuery$data = {
  readonly catalog: {
    readonly " $fragmentSpreads": FragmentRefs<"CatalogLine_catalog">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useSessionOf_viewer">;
  } | null | undefined;
};
export type FinderScreenQuery = {
  response: FinderScreenQuery$data;
  variables: FinderScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FinderScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Catalog",
        "kind": "LinkedField",
        "name": "catalog",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CatalogLine_catalog"
          }
        ],
        "storageKey": null
      },
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
            "name": "useSessionOf_viewer"
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
    "name": "FinderScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Catalog",
        "kind": "LinkedField",
        "name": "catalog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toolCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "id": "fecfd44127d7433fb585addda310a7ded9036320f2133b8eae94970e5b18ee8b",
    "metadata": {},
    "name": "FinderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "57550687cfeeed35e9bcf8dc2a3a8427";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
