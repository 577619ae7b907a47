/**
 * @generated SignedSource<<c54f8ef4f816697dd055ec8ad123cf9a>>
 * @relayHash 7ec71ca44f79d4c1da0c44f84cde03c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88dfa2f0020102a6887e13143a80d3e36137beb0123d0913d72454a998426456

import type { ConcreteRequest } from 'relay-runtime';
export type useTestChannelMutation$variables = {
  id: string;
};
export type useTestChannelMutation$data = {
  readonly result: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "TestChannelPayload";
    readonly answer: string;
    readonly isDelivered: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTestChannelMutation = {
  response: useTestChannelMutation$data;
  variables: useTestChannelMutation$variables;
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
    "name": "testChannel",
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
            "name": "isDelivered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answer",
            "storageKey": null
          }
        ],
        "type": "TestChannelPayload",
        "abstractKey": null
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
    "name": "useTestChannelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestChannelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "88dfa2f0020102a6887e13143a80d3e36137beb0123d0913d72454a998426456",
    "metadata": {},
    "name": "useTestChannelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3d9ebd6d47d4c083b56f28392bc5af6";

export default node;
