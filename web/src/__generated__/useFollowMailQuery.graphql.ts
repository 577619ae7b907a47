/**
 * @generated SignedSource<<4fc03bc2b330072d254854cedbe1b91a>>
 * @relayHash 14ef19c9446014096806dbbe2ff205a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 307265f4185d919ff6e5e783a37bd3e5bc342fac0b37b922b2c1a59003716187

import type { ConcreteRequest } from 'relay-runtime';
export type JobFailure = "MAIL_LOGIN" | "MAIL_REFUSED" | "MAIL_UNREACHABLE" | "NOBODY_DID_IT" | "OTHER" | "RATES_UNAVAILABLE" | "%future added value";
export type useFollowMailQuery$variables = {
  id: string;
};
export type useFollowMailQuery$data = {
  readonly node: {
    readonly attempts?: number;
    readonly failure?: JobFailure | null | undefined;
    readonly isSending?: boolean;
  } | null | undefined;
};
export type useFollowMailQuery = {
  response: useFollowMailQuery$data;
  variables: useFollowMailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSending",
      "storageKey": null
    }
  ],
  "type": "QueuedMail",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFollowMailQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useFollowMailQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "307265f4185d919ff6e5e783a37bd3e5bc342fac0b37b922b2c1a59003716187",
    "metadata": {},
    "name": "useFollowMailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b8de2db2961c381a64e4b243b514510";

export default node;
