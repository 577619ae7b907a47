/**
 * @generated SignedSource<<65bee642dce5fa360dd014e9a7429ce2>>
 * @relayHash fc1963c267839f74b549892605dda2c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4caa08cb31f77e3f11891d3f00e1dffca3bb6d90612649a40c67988cfb09c0e

import type { ConcreteRequest } from 'relay-runtime';
export type markUnreadMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type markUnreadMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type markUnreadMutation = {
  response: markUnreadMutation$data;
  variables: markUnreadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "markInboxUnread",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "markUnreadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "markUnreadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e4caa08cb31f77e3f11891d3f00e1dffca3bb6d90612649a40c67988cfb09c0e",
    "metadata": {},
    "name": "markUnreadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8902b1bb8a30de391d941e846d6fec10";

export default node;
