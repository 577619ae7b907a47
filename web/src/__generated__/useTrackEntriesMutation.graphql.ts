/**
 * @generated SignedSource<<13e0bdcd3d0db89e4b96a6d3bdd46168>>
 * @relayHash 97cdadfe88ae06dc167612dcea08a17b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9d38e9145c1ffd2381d49681249da0205af1bba71b8b4609c52fd127c8355bc

import type { ConcreteRequest } from 'relay-runtime';
export type Category = "ENTERTAINMENT" | "OTHER" | "PERSONAL" | "SIDE_QUEST" | "WORK" | "%future added value";
export type TrackEntriesInput = {
  category?: Category | null | undefined;
  entries: ReadonlyArray<string>;
};
export type useTrackEntriesMutation$variables = {
  input: TrackEntriesInput;
};
export type useTrackEntriesMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "TrackEntriesPayload";
    readonly duplicates: ReadonlyArray<string>;
    readonly subscriptions: ReadonlyArray<{
      readonly id: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTrackEntriesMutation = {
  response: useTrackEntriesMutation$data;
  variables: useTrackEntriesMutation$variables;
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
    "name": "trackEntries",
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
            "concreteType": "TrackedSubscription",
            "kind": "LinkedField",
            "name": "subscriptions",
            "plural": true,
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
            "name": "duplicates",
            "storageKey": null
          }
        ],
        "type": "TrackEntriesPayload",
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
    "name": "useTrackEntriesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTrackEntriesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c9d38e9145c1ffd2381d49681249da0205af1bba71b8b4609c52fd127c8355bc",
    "metadata": {},
    "name": "useTrackEntriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e5de6a70d7e8d1797ae74ca2f7a7b9a";

export default node;
