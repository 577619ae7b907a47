/**
 * @generated SignedSource<<d7d5845e66c3602315c2112c27fe497a>>
 * @relayHash 51e77d92e6983990c60f31eaa25f9d8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 435f0f67634cd876a73698d33f3c325d81097abd51190f8583a9fbcb3d8d9edb

import type { ConcreteRequest } from 'relay-runtime';
export type NeedSearchQuery$variables = Record<PropertyKey, never>;
export type NeedSearchQuery$data = {
  readonly catalogue: {
    readonly needs: ReadonlyArray<{
      readonly about: string;
      readonly key: string;
      readonly name: string;
    }>;
  };
};
export type NeedSearchQuery = {
  response: NeedSearchQuery$data;
  variables: NeedSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Catalogue",
    "kind": "LinkedField",
    "name": "catalogue",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Need",
        "kind": "LinkedField",
        "name": "needs",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
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
            "name": "about",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NeedSearchQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NeedSearchQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "435f0f67634cd876a73698d33f3c325d81097abd51190f8583a9fbcb3d8d9edb",
    "metadata": {},
    "name": "NeedSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "598dda27795447c62ba43988bb7a50f3";

export default node;
