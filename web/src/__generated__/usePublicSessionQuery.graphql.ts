/**
 * @generated SignedSource<<3d73761483528bd1cf7220d4d45aa557>>
 * @relayHash e702caf75dd0e9f31f6211c171a84bb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e33cc9c54a8bf047a728db0472d21a192cb372e79289ac481a3c6e9c9b6051d

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
    "id": "2e33cc9c54a8bf047a728db0472d21a192cb372e79289ac481a3c6e9c9b6051d",
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
