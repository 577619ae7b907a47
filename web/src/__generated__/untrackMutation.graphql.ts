/**
 * @generated SignedSource<<65dedc6d1a6606b79ad662a38bccf7ba>>
 * @relayHash 44eebd08ac950efd3aaad6f140f0d0bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8bb0003425b51261c80215f770a4901c858a9105b588a0881746c1670bf5e7a

import type { ConcreteRequest } from 'relay-runtime';
export type untrackMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type untrackMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type untrackMutation = {
  response: untrackMutation$data;
  variables: untrackMutation$variables;
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
    "name": "untrackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "untrackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f8bb0003425b51261c80215f770a4901c858a9105b588a0881746c1670bf5e7a",
    "metadata": {},
    "name": "untrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b73a1deb829f8bba7f8c73dff88dc4fd";

export default node;
