/**
 * @generated SignedSource<<7ce81b268ff6ce59cade3a95cece6edd>>
 * @relayHash be4bd93733a43a0637fb9a0286574ffc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4524798f9ea5866d37d03da52dda32432584b4e3d3528a92e85685b00090a8b5

import type { ConcreteRequest } from 'relay-runtime';
export type CycleUnit = "DAY" | "MONTH" | "ONCE" | "WEEK" | "YEAR" | "%future added value";
export type SaveToolsInput = {
  recommendations: ReadonlyArray<SavedToolInput>;
};
export type SavedToolInput = {
  amountCents?: number | null | undefined;
  badge?: string | null | undefined;
  badgeColor?: string | null | undefined;
  cycleCount?: number | null | undefined;
  cycleUnit?: CycleUnit | null | undefined;
  description?: string | null | undefined;
  features?: ReadonlyArray<string> | null | undefined;
  link?: string | null | undefined;
  name?: string | null | undefined;
  price?: string | null | undefined;
};
export type useSaveStackSaveMutation$variables = {
  input: SaveToolsInput;
  refuseDuplicates: boolean;
  stackId: string;
};
export type useSaveStackSaveMutation$data = {
  readonly result: {
    readonly __typename: "DuplicateError";
    readonly given: ReadonlyArray<string>;
    readonly message: string;
    readonly names: ReadonlyArray<string>;
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSaveStackSaveMutation = {
  response: useSaveStackSaveMutation$data;
  variables: useSaveStackSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refuseDuplicates"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stackId"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "refuseDuplicates",
        "variableName": "refuseDuplicates"
      },
      {
        "kind": "Variable",
        "name": "stackId",
        "variableName": "stackId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "saveTools",
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
        "selections": (v4/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v4/*:: as any*/),
        "type": "NotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "names",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "given",
            "storageKey": null
          }
        ],
        "type": "DuplicateError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveStackSaveMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveStackSaveMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "4524798f9ea5866d37d03da52dda32432584b4e3d3528a92e85685b00090a8b5",
    "metadata": {},
    "name": "useSaveStackSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5efe015e4d85876121aa25a84d0b843";

export default node;
