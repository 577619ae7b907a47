/**
 * @generated SignedSource<<f1c58c41fc3a46560d690ca0d7afe00c>>
 * @relayHash 4cc84d6a316546f63185517c446ce79b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b80e62ac7a873521801a4b4d039e11c1f294c5734017ac4a9ec593266e94c95

import type { ConcreteRequest } from 'relay-runtime';
export type useCreateResetLinkMutation$variables = {
  userId: string;
};
export type useCreateResetLinkMutation$data = {
  readonly result: {
    readonly __typename: "CreateResetLinkPayload";
    readonly expiresAt: string;
    readonly url: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCreateResetLinkMutation = {
  response: useCreateResetLinkMutation$data;
  variables: useCreateResetLinkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "createResetLink",
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
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "type": "CreateResetLinkPayload",
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
    "name": "useCreateResetLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateResetLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5b80e62ac7a873521801a4b4d039e11c1f294c5734017ac4a9ec593266e94c95",
    "metadata": {},
    "name": "useCreateResetLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d9448f9dfa87d83ee6363fd18db01b9";

export default node;
