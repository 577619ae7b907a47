/**
 * @generated SignedSource<<264e230f7cb489c80d3b19ae0d921fa3>>
 * @relayHash d8793c3b922438069d4198b4f6cf6cc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86b59cbf310e934b05b99fa871d9c010bf7a572fce37c60e6a7fd6e2fb71ff28

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePublicSessionQuery$variables = Record<PropertyKey, never>;
export type usePublicSessionQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useSessionOf_viewer">;
  } | null | undefined;
};
export type usePublicSessionQuery = {
  response: usePublicSessionQuery$data;
  variables: usePublicSessionQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePublicSessionQuery",
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
    "name": "usePublicSessionQuery",
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
    "id": "86b59cbf310e934b05b99fa871d9c010bf7a572fce37c60e6a7fd6e2fb71ff28",
    "metadata": {},
    "name": "usePublicSessionQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "bc3ababd5cc1ed0fdfd8013c96150d72";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
