/**
 * @generated SignedSource<<831e7571e9b3014fc256261335b4c260>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactor_user$data = {
  readonly hasSecondFactor: boolean;
  readonly secondFactor: {
    readonly passkeys: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
    }>;
    readonly recoveryCodesLeft: number;
    readonly totpSince: string | null | undefined;
  };
  readonly " $fragmentType": "SecondFactor_user";
};
export type SecondFactor_user$key = {
  readonly " $data"?: SecondFactor_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactor_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SecondFactor_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondFactor",
      "kind": "LinkedField",
      "name": "secondFactor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totpSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Passkey",
          "kind": "LinkedField",
          "name": "passkeys",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PasskeyRow_passkey"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2fbe1f8bf1f87921ed6105f44586eb5c";

export default node;
