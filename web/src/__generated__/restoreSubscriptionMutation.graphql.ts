/**
 * @generated SignedSource<<de1a5868a90ed339c4742b24711a529f>>
 * @relayHash 2136542c7b130b79db1bd54d9da2fa65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e999e1acff6dacf6e3cc2ca73a8e89009cd965fc6f1e90473531fe09778f9328

import type { ConcreteRequest } from 'relay-runtime';
export type restoreSubscriptionMutation$variables = {
  id: string;
};
export type restoreSubscriptionMutation$data = {
  readonly result: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type restoreSubscriptionMutation = {
  response: restoreSubscriptionMutation$data;
  variables: restoreSubscriptionMutation$variables;
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
    "name": "restoreSubscription",
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
    "name": "restoreSubscriptionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "restoreSubscriptionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e999e1acff6dacf6e3cc2ca73a8e89009cd965fc6f1e90473531fe09778f9328",
    "metadata": {},
    "name": "restoreSubscriptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5aa6b79880e9589073b00e2978063ee7";

export default node;
