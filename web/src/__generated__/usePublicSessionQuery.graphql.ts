/**
 * @generated SignedSource<<9d7c202180c204631ded42a3921c0878>>
 * @relayHash 7fc064c19e99df86545d295b07df8f58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 437682c01260ace1bee7442b8a51d966425a042f3c029eb2a7502c6509be5702

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePublicSessionQuery$variables = Record<PropertyKey, never>;
export type usePublicSessionQuery$data = {
  readonly mustSetUpSecondFactor: boolean;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useSessionOf_viewer">;
  } | null | undefined;
};
export type usePublicSessionQuery = {
  response: usePublicSessionQuery$data;
  variables: usePublicSessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mustSetUpSecondFactor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePublicSessionQuery",
    "selections": [
      (v0/*:: as any*/),
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
      (v0/*:: as any*/),
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
    "id": "437682c01260ace1bee7442b8a51d966425a042f3c029eb2a7502c6509be5702",
    "metadata": {},
    "name": "usePublicSessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c6d4de2657ca52e1faf00227ed544296";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
