/**
 * @generated SignedSource<<14a42643cf0023321d232cd462cbea50>>
 * @relayHash 136785c2c7574f90b243db0325446f8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94e0150a8467ca5af03184d1c3b6aa085efa8ee80eaeba829d8401f48c5d3d4c

import type { ConcreteRequest } from 'relay-runtime';
export type NoteSwapInput = {
  chosen: string;
  recommended: string;
};
export type useNoteSwapMutation$variables = {
  input: NoteSwapInput;
};
export type useNoteSwapMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type useNoteSwapMutation = {
  response: useNoteSwapMutation$data;
  variables: useNoteSwapMutation$variables;
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
    "name": "noteSwap",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
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
    "name": "useNoteSwapMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNoteSwapMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "94e0150a8467ca5af03184d1c3b6aa085efa8ee80eaeba829d8401f48c5d3d4c",
    "metadata": {},
    "name": "useNoteSwapMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6061ed7e056cfd6dbda3da6996d56d4a";

export default node;
