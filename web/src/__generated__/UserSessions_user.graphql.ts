/**
 * @generated SignedSource<<34ce0eb370fba7d5e21ff500c267f4bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserSessions_user$data = {
  readonly id: string;
  readonly sessions: ReadonlyArray<{
    readonly browser: string | null | undefined;
    readonly createdAt: string;
    readonly id: string;
    readonly lastUsedAt: string;
    readonly system: string | null | undefined;
  }>;
  readonly " $fragmentType": "UserSessions_user";
};
export type UserSessions_user$key = {
  readonly " $data"?: UserSessions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserSessions_user">;
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
  "name": "UserSessions_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "browser",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "system",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
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

(node as any).hash = "6cc4887bf95d23ffeb7c000ec70a8056";

export default node;
