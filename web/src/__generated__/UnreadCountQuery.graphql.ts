/**
 * @generated SignedSource<<4ba2c5b389c9be880bd747a191267bcd>>
 * @relayHash 1889e5689b1e056072650b3752452113
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ecf7c882b9f9a5ad7ddf8df5e8fa96b5a2c1da7fa6e0f43f988541607c7ee59

import type { ConcreteRequest } from 'relay-runtime';
export type UnreadCountQuery$variables = Record<PropertyKey, never>;
export type UnreadCountQuery$data = {
  readonly viewer: {
    readonly inbox: {
      readonly unreadCount: number;
    };
  } | null | undefined;
};
export type UnreadCountQuery = {
  response: UnreadCountQuery$data;
  variables: UnreadCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "UserInboxConnection",
  "kind": "LinkedField",
  "name": "inbox",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadCount",
      "storageKey": null
    }
  ],
  "storageKey": "inbox(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UnreadCountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "UnreadCountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "5ecf7c882b9f9a5ad7ddf8df5e8fa96b5a2c1da7fa6e0f43f988541607c7ee59",
    "metadata": {},
    "name": "UnreadCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7257f904685f999838d13396978659e1";

export default node;
