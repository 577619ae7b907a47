/**
 * @generated SignedSource<<a1703b598b8218a810b7ea95cd8bd713>>
 * @relayHash 034a76d5e6f127f561829c18723cca80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7ba551bbe3d4f4fa4f325a44a03f144380a1e8f6e221a402a62d25ce5bcd6bd

import type { ConcreteRequest } from 'relay-runtime';
export type Category = "ENTERTAINMENT" | "OTHER" | "PERSONAL" | "SIDE_QUEST" | "WORK" | "%future added value";
export type LabelKind = "CATEGORY" | "METHOD" | "PERSON" | "TAG" | "%future added value";
export type SubscriptionsAct = "ADD_LABELS" | "CANCEL" | "KEEP" | "PAUSE" | "REMOVE" | "RESUME" | "SET_CATEGORY" | "TAKE_LABELS" | "%future added value";
export type ChangeSubscriptionsInput = {
  act: SubscriptionsAct;
  category?: Category | null | undefined;
  kind?: LabelKind | null | undefined;
  until?: string | null | undefined;
};
export type useChangeSubscriptionsMutation$variables = {
  ids: ReadonlyArray<string>;
  input: ChangeSubscriptionsInput;
  labelIds?: ReadonlyArray<string> | null | undefined;
};
export type useChangeSubscriptionsMutation$data = {
  readonly result: {
    readonly __typename: "ChangeSubscriptionsPayload";
    readonly change: {
      readonly id: string;
    } | null | undefined;
    readonly changedIds: ReadonlyArray<string>;
    readonly unchanged: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
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
export type useChangeSubscriptionsMutation = {
  response: useChangeSubscriptionsMutation$data;
  variables: useChangeSubscriptionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "labelIds"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "labelIds",
        "variableName": "labelIds"
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
            "concreteType": "SubscriptionChange",
            "kind": "LinkedField",
            "name": "change",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changedIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UnchangedSubscription",
            "kind": "LinkedField",
            "name": "unchanged",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ChangeSubscriptionsPayload",
        "abstractKey": null
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
              (v1/*:: as any*/)
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
    "name": "useChangeSubscriptionsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeSubscriptionsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d7ba551bbe3d4f4fa4f325a44a03f144380a1e8f6e221a402a62d25ce5bcd6bd",
    "metadata": {},
    "name": "useChangeSubscriptionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "705df3e4126ee8d291e8046849a0ab0a";

export default node;
