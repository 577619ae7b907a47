/**
 * @generated SignedSource<<f233dcb73f59007d65065cb888a81166>>
 * @relayHash b27d7e41ffbd0b91cb0a73120eb987fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be7bba334c9d4037ead35c36798197407f049e80065f433c6952a71263eb59c9

import type { ConcreteRequest } from 'relay-runtime';
export type useEndSessionsOthersMutation$variables = Record<PropertyKey, never>;
export type useEndSessionsOthersMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type useEndSessionsOthersMutation = {
  response: useEndSessionsOthersMutation$data;
  variables: useEndSessionsOthersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "endOtherSessions",
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
    "name": "useEndSessionsOthersMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEndSessionsOthersMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "be7bba334c9d4037ead35c36798197407f049e80065f433c6952a71263eb59c9",
    "metadata": {},
    "name": "useEndSessionsOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77b4b8e74c7a4b30b5a554f1958296a7";

export default node;
