/**
 * @generated SignedSource<<8398e19ab905a2479768690482cafac0>>
 * @relayHash f03a51d1dd86d1a4cbdbaea2b4a88c1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 330ad26198ca3529b74bb987c7db682e42716d91ec1b6b27d9be88786bc67f60

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
    "id": "330ad26198ca3529b74bb987c7db682e42716d91ec1b6b27d9be88786bc67f60",
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
