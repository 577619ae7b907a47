/**
 * @generated SignedSource<<28bd9312e7b91b13368ed4d572361da0>>
 * @relayHash c6fc32f8ff80607f7e3224b6179669ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a11fa3803d449c3e3343879ab66076ec3eea7d06dc4e9f45de1f2d4c98d87bcf

import type { ConcreteRequest } from 'relay-runtime';
export type useTrackEntriesUndoMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type useTrackEntriesUndoMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTrackEntriesUndoMutation = {
  response: useTrackEntriesUndoMutation$data;
  variables: useTrackEntriesUndoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      },
      {
        "kind": "Literal",
        "name": "input",
        "value": {
          "act": "REMOVE"
        }
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "changeSubscriptions",
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
        "type": "InvalidInputError",
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
    "name": "useTrackEntriesUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTrackEntriesUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a11fa3803d449c3e3343879ab66076ec3eea7d06dc4e9f45de1f2d4c98d87bcf",
    "metadata": {},
    "name": "useTrackEntriesUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f726a18252d503167fb25b92b9d5127";

export default node;
