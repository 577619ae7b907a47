/**
 * @generated SignedSource<<48eb82e3cee95ce8d6657247798828a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Region_user$data = {
  readonly locale: string;
  readonly " $fragmentType": "Region_user";
};
export type Region_user$key = {
  readonly " $data"?: Region_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Region_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Region_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d00995f37825b2b159c68ef8374e6d7f";

export default node;
