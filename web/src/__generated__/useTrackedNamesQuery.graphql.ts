/**
 * @generated SignedSource<<784362e1d7cbafd1861024274158bfca>>
 * @relayHash 032faa3bb8edaab10d5f00c63d4c8a25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd0ac71313f143636c91c4bd431ee2742e25b42b22f9cc1332ad71c340148ff

import type { ConcreteRequest } from 'relay-runtime';
export type useTrackedNamesQuery$variables = {
  names: ReadonlyArray<string>;
};
export type useTrackedNamesQuery$data = {
  readonly viewer: {
    readonly trackedNames: ReadonlyArray<string>;
  } | null | undefined;
};
export type useTrackedNamesQuery = {
  response: useTrackedNamesQuery$data;
  variables: useTrackedNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "names"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "names",
      "variableName": "names"
    }
  ],
  "kind": "ScalarField",
  "name": "trackedNames",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTrackedNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTrackedNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "edd0ac71313f143636c91c4bd431ee2742e25b42b22f9cc1332ad71c340148ff",
    "metadata": {},
    "name": "useTrackedNamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f4d2d4698eec576045c9debd3a9f5a3";

export default node;
