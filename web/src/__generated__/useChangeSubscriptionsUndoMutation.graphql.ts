/**
 * @generated SignedSource<<58d3b6360006d0cf78a86548fb08bdf1>>
 * @relayHash f1bda138b6b0b55363b67028706982b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5beb1a0796c3a16dcb0b4604adc4a251be22ce91f8f3ce318a1c14c092a653c7

import type { ConcreteRequest } from 'relay-runtime';
export type useChangeSubscriptionsUndoMutation$variables = {
  id: string;
};
export type useChangeSubscriptionsUndoMutation$data = {
  readonly result: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useChangeSubscriptionsUndoMutation = {
  response: useChangeSubscriptionsUndoMutation$data;
  variables: useChangeSubscriptionsUndoMutation$variables;
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
    "name": "undoSubscriptionChange",
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
    "name": "useChangeSubscriptionsUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeSubscriptionsUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5beb1a0796c3a16dcb0b4604adc4a251be22ce91f8f3ce318a1c14c092a653c7",
    "metadata": {},
    "name": "useChangeSubscriptionsUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49815a494fb7e77e5588168dbcf03aab";

export default node;
