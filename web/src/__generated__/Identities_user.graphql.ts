/**
 * @generated SignedSource<<920cb5aa4b252ac5278c33cd383783eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Identities_user$data = {
  readonly id: string;
  readonly identities: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "Identities_user";
};
export type Identities_user$key = {
  readonly " $data"?: Identities_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Identities_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Identities_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Identity",
      "kind": "LinkedField",
      "name": "identities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "8b59cd3857ac450348f8c88e84352c41";

export default node;
