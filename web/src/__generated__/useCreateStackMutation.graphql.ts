/**
 * @generated SignedSource<<c1d1d520d60d76973f6867e1b2f1e1b2>>
 * @relayHash 652dc6705df905a543565801f6505f44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c617f45d430f35fcc55d3abcaef7625e2b83031bfd3b2298b111fa7632b0fd8d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectType = "CREATOR" | "EDUCATION" | "ENTREPRENEUR" | "PERSONAL" | "SIDE_QUEST" | "STUDENT" | "WORK" | "%future added value";
export type CreateStackInput = {
  budget: number;
  name: string;
  projectDescription?: string | null | undefined;
  projectType: ProjectType;
};
export type useCreateStackMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CreateStackInput;
};
export type useCreateStackMutation$data = {
  readonly result: {
    readonly __typename: "CreateStackPayload";
    readonly stack: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StackRow_stack">;
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
export type useCreateStackMutation$rawResponse = {
  readonly result: {
    readonly __typename: "CreateStackPayload";
    readonly stack: {
      readonly budget: number;
      readonly id: string;
      readonly name: string;
      readonly projectType: ProjectType;
    };
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: string;
  };
};
export type useCreateStackMutation = {
  rawResponse: useCreateStackMutation$rawResponse;
  response: useCreateStackMutation$data;
  variables: useCreateStackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateStackMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createStack",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "StackRow_stack"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateStackPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreateStackMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createStack",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "prependNode",
                "key": "",
                "kind": "LinkedHandle",
                "name": "stack",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  },
                  {
                    "kind": "Literal",
                    "name": "edgeTypeName",
                    "value": "UserStacksEdge"
                  }
                ]
              }
            ],
            "type": "CreateStackPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c617f45d430f35fcc55d3abcaef7625e2b83031bfd3b2298b111fa7632b0fd8d",
    "metadata": {},
    "name": "useCreateStackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65266492b3f9be4609214f15aa723c2a";

export default node;
