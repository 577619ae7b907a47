/**
 * @generated SignedSource<<ccf05aa248b64bc209337c16a52ce794>>
 * @relayHash f6f6a53f6f8e2f1726529368330b3978
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86b4938b0133ed5bcf50b748c7153c1c2fa806cb533cb15bc8e458d4fe1d36e3

import type { ConcreteRequest } from 'relay-runtime';
export type restoreStackMutation$variables = {
  id: string;
};
export type restoreStackMutation$data = {
  readonly result: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type restoreStackMutation = {
  response: restoreStackMutation$data;
  variables: restoreStackMutation$variables;
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
    "name": "restoreStack",
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
    "name": "restoreStackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "restoreStackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "86b4938b0133ed5bcf50b748c7153c1c2fa806cb533cb15bc8e458d4fe1d36e3",
    "metadata": {},
    "name": "restoreStackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "851263cfd671822d551700004fdc3ac6";

export default node;
