/**
 * @generated SignedSource<<448804bb0320e574496c72e5352f25bc>>
 * @relayHash 369c2cdc644f77277258f4a2ed976c39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac1b51f232708489565638faa8aa5511dd141d0c8d749e390d5866f9de3de97c

import type { ConcreteRequest } from 'relay-runtime';
export type NeedSearchQuery$variables = Record<PropertyKey, never>;
export type NeedSearchQuery$data = {
  readonly catalogue: {
    readonly needs: ReadonlyArray<{
      readonly about: string;
      readonly key: string;
      readonly name: string;
    }>;
    readonly oftenAddedNeeds: ReadonlyArray<{
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
v1 = [
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
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Need",
        "kind": "LinkedField",
        "name": "oftenAddedNeeds",
        "plural": true,
        "selections": (v0/*:: as any*/),
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NeedSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ac1b51f232708489565638faa8aa5511dd141d0c8d749e390d5866f9de3de97c",
    "metadata": {},
    "name": "NeedSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7aa6a4059d49cfe851e5dfe94ac63b3d";

export default node;
