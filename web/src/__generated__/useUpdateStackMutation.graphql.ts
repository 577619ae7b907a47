/**
 * @generated SignedSource<<ace5149f96449819339b67312ca1bd38>>
 * @relayHash 3904e77282a141772e14fe1f872d737e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdad59780dcc3390301df19ae1b4c1dcbccb4befecd2a3b3499584043debf8ca

import type { ConcreteRequest } from 'relay-runtime';
export type ProjectType = "CREATOR" | "EDUCATION" | "ENTREPRENEUR" | "PERSONAL" | "SIDE_QUEST" | "STUDENT" | "WORK" | "%future added value";
export type UpdateStackInput = {
  budget?: number | null | undefined;
  name?: string | null | undefined;
  projectDescription?: string | null | undefined;
  projectType?: ProjectType | null | undefined;
};
export type useUpdateStackMutation$variables = {
  id: string;
  input: UpdateStackInput;
};
export type useUpdateStackMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "UpdateStackPayload";
    readonly stack: {
      readonly budget: number;
      readonly id: string;
      readonly name: string;
      readonly projectDescription: string | null | undefined;
      readonly projectType: ProjectType;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateStackMutation$rawResponse = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "UpdateStackPayload";
    readonly stack: {
      readonly budget: number;
      readonly id: string;
      readonly name: string;
      readonly projectDescription: string | null | undefined;
      readonly projectType: ProjectType;
    };
  } | {
    readonly __typename: string;
  };
};
export type useUpdateStackMutation = {
  rawResponse: useUpdateStackMutation$rawResponse;
  response: useUpdateStackMutation$data;
  variables: useUpdateStackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateStack",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "projectType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "budget",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "projectDescription",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateStackPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "name": "useUpdateStackMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateStackMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "cdad59780dcc3390301df19ae1b4c1dcbccb4befecd2a3b3499584043debf8ca",
    "metadata": {},
    "name": "useUpdateStackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da301a9eccaed3c368eaab5cf7c3cf93";

export default node;
