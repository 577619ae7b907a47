/**
 * @generated SignedSource<<a257018280f604c93cb3ee3f32ac5729>>
 * @relayHash 1fd615d0ebb9a47490315f4c08b3dae4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a5d199e8068b8b081ccd23cd882f4f4935f46a8c49f09d5757bf6e3cb53c198

import type { ConcreteRequest } from 'relay-runtime';
export type ProveInput = {
  code?: string | null | undefined;
  credential?: string | null | undefined;
  password?: string | null | undefined;
};
export type useProveMutation$variables = {
  input: ProveInput;
};
export type useProveMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly issues: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useProveMutation = {
  response: useProveMutation$data;
  variables: useProveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "prove",
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
            "concreteType": "FieldIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
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
    "name": "useProveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5a5d199e8068b8b081ccd23cd882f4f4935f46a8c49f09d5757bf6e3cb53c198",
    "metadata": {},
    "name": "useProveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "855ad2384acc29f8f10e09f01b255742";

export default node;
