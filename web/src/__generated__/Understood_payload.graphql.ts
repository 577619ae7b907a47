/**
 * @generated SignedSource<<f3f6784f95666507bc84d48f6f0546fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConstraintKind = "ANDROID" | "BROWSER" | "COMPANY_COUNTRY" | "DATA_COUNTRY" | "FREE" | "IPAD" | "IPHONE" | "LINUX" | "LOCAL" | "MAC" | "NON_PROFIT" | "NO_ADS" | "NO_AI" | "OFFLINE" | "ONE_TIME" | "OPEN_SOURCE" | "SELF_HOSTED" | "SIMPLE" | "STUDENT" | "WINDOWS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Understood_payload$data = {
  readonly constraints: ReadonlyArray<{
    readonly country: string | null | undefined;
    readonly isNot: boolean;
    readonly kind: ConstraintKind;
  }>;
  readonly people: number;
  readonly understood: ReadonlyArray<{
    readonly need: {
      readonly key: string;
      readonly name: string;
    };
    readonly says: string | null | undefined;
  }>;
  readonly " $fragmentType": "Understood_payload";
};
export type Understood_payload$key = {
  readonly " $data"?: Understood_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"Understood_payload">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Understood_payload",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnderstoodNeed",
      "kind": "LinkedField",
      "name": "understood",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "says",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Need",
          "kind": "LinkedField",
          "name": "need",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Constraint",
      "kind": "LinkedField",
      "name": "constraints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNot",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    }
  ],
  "type": "RecommendPayload",
  "abstractKey": null
};

(node as any).hash = "5634917d3532f33b735edc0df970f44a";

export default node;
