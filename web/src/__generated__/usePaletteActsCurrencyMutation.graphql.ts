/**
 * @generated SignedSource<<5fcd129970335eb3ea40925ea47ed1e5>>
 * @relayHash 0aec6f400c181a3fa95dae527f83b9c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c6252bdb10377a641bdfcf199f6f79a68de17fe5511bf6717b643e7bff14c4c

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "DKK" | "EUR" | "GBP" | "HKD" | "INR" | "JPY" | "KRW" | "MXN" | "MYR" | "NOK" | "PLN" | "SEK" | "SGD" | "TRY" | "USD" | "ZAR" | "%future added value";
export type usePaletteActsCurrencyMutation$variables = {
  currency: Currency;
};
export type usePaletteActsCurrencyMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type usePaletteActsCurrencyMutation = {
  response: usePaletteActsCurrencyMutation$data;
  variables: usePaletteActsCurrencyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "currency"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "currency",
        "variableName": "currency"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "setCurrency",
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
    "name": "usePaletteActsCurrencyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePaletteActsCurrencyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8c6252bdb10377a641bdfcf199f6f79a68de17fe5511bf6717b643e7bff14c4c",
    "metadata": {},
    "name": "usePaletteActsCurrencyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0cbceb70b4b7cc8eb0eee45da61bc139";

export default node;
