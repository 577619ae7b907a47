/**
 * @generated SignedSource<<88701fdfde1c94f911afe632b674afb0>>
 * @relayHash 045da9e01e7643e44915c9b76557d7ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45d8f123badad87ca4cf3eb6b41ad3aaa6bbac045228ab5875b55eab2e057536

import type { ConcreteRequest } from 'relay-runtime';
export type restoreChannelMutation$variables = {
  id: string;
};
export type restoreChannelMutation$data = {
  readonly result: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type restoreChannelMutation = {
  response: restoreChannelMutation$data;
  variables: restoreChannelMutation$variables;
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
    "name": "restoreChannel",
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
    "name": "restoreChannelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "restoreChannelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45d8f123badad87ca4cf3eb6b41ad3aaa6bbac045228ab5875b55eab2e057536",
    "metadata": {},
    "name": "restoreChannelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd3a11219f96d06bc8f12043bda89939";

export default node;
