/**
 * @generated SignedSource<<f4e78cb0c279c5aa13d9b9afd8ce7133>>
 * @relayHash 36271cef76ca8a4d5c55c2b9c674f05b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e2ceba5127a90d4d7dc06bbad4e41b90430dc6418fe20f79fee234871a9f2ca

import type { ConcreteRequest } from 'relay-runtime';
export type ProjectType = "CREATOR" | "EDUCATION" | "ENTREPRENEUR" | "PERSONAL" | "SIDE_QUEST" | "STUDENT" | "WORK" | "%future added value";
export type CreateStackInput = {
  budget: number;
  name: string;
  projectDescription?: string | null | undefined;
  projectType: ProjectType;
};
export type useSaveStackCreateMutation$variables = {
  input: CreateStackInput;
};
export type useSaveStackCreateMutation$data = {
  readonly result: {
    readonly __typename: "CreateStackPayload";
    readonly stack: {
      readonly id: string;
    };
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSaveStackCreateMutation = {
  response: useSaveStackCreateMutation$data;
  variables: useSaveStackCreateMutation$variables;
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
    "name": "createStack",
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
            "concreteType": "Stack",
            "kind": "LinkedField",
            "name": "stack",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CreateStackPayload",
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
    "name": "useSaveStackCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveStackCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6e2ceba5127a90d4d7dc06bbad4e41b90430dc6418fe20f79fee234871a9f2ca",
    "metadata": {},
    "name": "useSaveStackCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8bf120371f75947da7b170e4c894e98";

export default node;
