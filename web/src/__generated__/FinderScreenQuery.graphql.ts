/**
 * @generated SignedSource<<f7ec3adcf8243322c927d8cb85930190>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinderScreenQuery$variables = Record<PropertyKey, never>;
export type FinderScreenQuery$data = {
  readonly catalog: {
    readonly " $fragmentSpreads": FragmentRefs<"CatalogLine_catalog">;
  };
};
export type FinderScreenQuery = {
  response: FinderScreenQuery$data;
  variables: FinderScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FinderScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Catalog",
        "kind": "LinkedField",
        "name": "catalog",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CatalogLine_catalog"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FinderScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Catalog",
        "kind": "LinkedField",
        "name": "catalog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toolCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3856b640bf91b3858ca9ef9f29f38005",
    "id": null,
    "metadata": {},
    "name": "FinderScreenQuery",
    "operationKind": "query",
    "text": "query FinderScreenQuery {\n  catalog {\n    ...CatalogLine_catalog\n  }\n}\n\nfragment CatalogLine_catalog on Catalog {\n  toolCount\n}\n"
  }
};

(node as any).hash = "6a655162a3e91fd43546962932555f4c";

export default node;
