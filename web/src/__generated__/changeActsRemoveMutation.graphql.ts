/**
 * @generated SignedSource<<7cda643d743bb6eb5b464bfc259ee4b4>>
 * @relayHash 128388269ee428788289e9b50ef6b450
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf2771a260a417fa84129f00796e7f74274cb40c6f29301b6ac4c8b1c729a05

import type { ConcreteRequest } from 'relay-runtime';
export type changeActsRemoveMutation$variables = {
  id: string;
};
export type changeActsRemoveMutation$data = {
  readonly result: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type changeActsRemoveMutation = {
  response: changeActsRemoveMutation$data;
  variables: changeActsRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "removeSubscription",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "NotFoundError",
        "abstractKey": null
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
    "name": "changeActsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeActsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "acf2771a260a417fa84129f00796e7f74274cb40c6f29301b6ac4c8b1c729a05",
    "metadata": {},
    "name": "changeActsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ad834c69ba90b8393745e6cc6b4025d";

export default node;
