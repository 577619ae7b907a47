/**
 * @generated SignedSource<<20dfd96dcbae3e621306069272557309>>
 * @relayHash e11946f460b192d44abd1c659b8acc84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b0c7777111c478ba65a02c37d00a8b040420d88fdf9f1000bac894a89888a39

import type { ConcreteRequest } from 'relay-runtime';
export type useSendTestMailMutation$variables = Record<PropertyKey, never>;
export type useSendTestMailMutation$data = {
  readonly result: {
    readonly __typename: "NotOfferedError";
    readonly message: string;
  } | {
    readonly __typename: "SendTestMailPayload";
    readonly mailId: string;
    readonly recipient: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSendTestMailMutation = {
  response: useSendTestMailMutation$data;
  variables: useSendTestMailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "sendTestMail",
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
            "name": "recipient",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailId",
            "storageKey": null
          }
        ],
        "type": "SendTestMailPayload",
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
        "type": "NotOfferedError",
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
    "name": "useSendTestMailMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSendTestMailMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3b0c7777111c478ba65a02c37d00a8b040420d88fdf9f1000bac894a89888a39",
    "metadata": {},
    "name": "useSendTestMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4894ff57e81252cc444780e6bbd393ca";

export default node;
