/**
 * @generated SignedSource<<4dc3fc4030245c0fa827838626b63637>>
 * @relayHash 192c7dff0914690fcead25f08fb56a5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 078acc3a76b4ea75d42011bbfffb421a521dc7ab72f36acd054a85a4a1235698

import type { ConcreteRequest } from 'relay-runtime';
export type ProofMethod = "PASSKEY" | "PASSWORD" | "RECOVERY_CODE" | "TOTP" | "%future added value";
export type useTotpStartMutation$variables = Record<PropertyKey, never>;
export type useTotpStartMutation$data = {
  readonly result: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "ProofRequiredError";
    readonly message: string;
    readonly methods: ReadonlyArray<ProofMethod>;
  } | {
    readonly __typename: "TotpSetup";
    readonly secret: string;
    readonly setup: string;
    readonly uri: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTotpStartMutation = {
  response: useTotpStartMutation$data;
  variables: useTotpStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v1 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "startTotp",
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
            "kind": "ScalarField",
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uri",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "setup",
            "storageKey": null
          }
        ],
        "type": "TotpSetup",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v0/*:: as any*/)
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "methods",
            "storageKey": null
          }
        ],
        "type": "ProofRequiredError",
        "abstractKey": null
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
    "name": "useTotpStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTotpStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "078acc3a76b4ea75d42011bbfffb421a521dc7ab72f36acd054a85a4a1235698",
    "metadata": {},
    "name": "useTotpStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8c9df6038807140685d3f601f412c7f";

export default node;
