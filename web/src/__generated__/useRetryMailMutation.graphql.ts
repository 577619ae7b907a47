/**
 * @generated SignedSource<<b3b0c95832439196ec232647edfe450c>>
 * @relayHash 5483ad955718202cf9d6db1ad4c9cc9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373ddad92e34704b0604cf0c37f5fb4086be5f27728052c2e1a694e57789ae81

import type { ConcreteRequest } from 'relay-runtime';
export type useRetryMailMutation$variables = {
  id: string;
};
export type useRetryMailMutation$data = {
  readonly result: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRetryMailMutation = {
  response: useRetryMailMutation$data;
  variables: useRetryMailMutation$variables;
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
    "name": "retryMail",
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
    "name": "useRetryMailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRetryMailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "373ddad92e34704b0604cf0c37f5fb4086be5f27728052c2e1a694e57789ae81",
    "metadata": {},
    "name": "useRetryMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2939588b29adafdf0ae72983a5ca6673";

export default node;
