/**
 * @generated SignedSource<<b9ccc8c41664317751d42a0a39c7e1ba>>
 * @relayHash 5a9c7790f7833fdd6354a191051ee6b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1ddcdbb48fe2ae97fe98cd2402c17fa0ced394b368997a50b6a5fb1be77049f

import type { ConcreteRequest } from 'relay-runtime';
export type usePaletteActsTrackMutation$variables = {
  entry: string;
};
export type usePaletteActsTrackMutation$data = {
  readonly result: {
    readonly __typename: "DuplicateError";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePaletteActsTrackMutation = {
  response: usePaletteActsTrackMutation$data;
  variables: usePaletteActsTrackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "entry"
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
        "fields": [
          {
            "kind": "Variable",
            "name": "entry",
            "variableName": "entry"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      },
      {
        "kind": "Literal",
        "name": "refuseDuplicates",
        "value": true
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "trackEntry",
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
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "DuplicateError",
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
    "name": "usePaletteActsTrackMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePaletteActsTrackMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b1ddcdbb48fe2ae97fe98cd2402c17fa0ced394b368997a50b6a5fb1be77049f",
    "metadata": {},
    "name": "usePaletteActsTrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6fd4af5813ea52f2de4d960976cda964";

export default node;
