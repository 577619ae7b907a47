/**
 * @generated SignedSource<<d6987feebdb8857b424727b6bf77eb2a>>
 * @relayHash 23ac43b5ca6f7c1a9f1bc7bba33721ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0735286e09c314a0daec97b3002b6620232e09e6fac8e4b6bf582f5f9409c0c6

import type { ConcreteRequest } from 'relay-runtime';
export type useLogOutEverywhereMutation$variables = Record<PropertyKey, never>;
export type useLogOutEverywhereMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type useLogOutEverywhereMutation = {
  response: useLogOutEverywhereMutation$data;
  variables: useLogOutEverywhereMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "logoutEverywhere",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLogOutEverywhereMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLogOutEverywhereMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0735286e09c314a0daec97b3002b6620232e09e6fac8e4b6bf582f5f9409c0c6",
    "metadata": {},
    "name": "useLogOutEverywhereMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "711b8da317a36d6f8792406f6126a618";

export default node;
