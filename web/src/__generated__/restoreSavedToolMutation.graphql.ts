/**
 * @generated SignedSource<<5a569e59c15f256fc1095b03c7c3a0b6>>
 * @relayHash 4adeeaa79a5b5d9511147457cb3b8c5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93f9ec4f9747a2fdb6c89775d5b87afd0500aa1a1c886c9f3a6fa71bfc8336ab

import type { ConcreteRequest } from 'relay-runtime';
export type restoreSavedToolMutation$variables = {
  id: string;
};
export type restoreSavedToolMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type restoreSavedToolMutation = {
  response: restoreSavedToolMutation$data;
  variables: restoreSavedToolMutation$variables;
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
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
    "name": "restoreSavedTool",
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
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "name": "restoreSavedToolMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "restoreSavedToolMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "93f9ec4f9747a2fdb6c89775d5b87afd0500aa1a1c886c9f3a6fa71bfc8336ab",
    "metadata": {},
    "name": "restoreSavedToolMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ea895881b7e1c8772b6a343e0f6412f";

export default node;
