/**
 * @generated SignedSource<<28f1dbb3a0a405a45dd16964fca52830>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatIf_years$data = ReadonlyArray<{
  readonly subscription: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WhatIfRow_year">;
  readonly " $fragmentType": "WhatIf_years";
}>;
export type WhatIf_years$key = ReadonlyArray<{
  readonly " $data"?: WhatIf_years$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatIf_years">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "WhatIf_years",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrackedSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatIfRow_year"
    }
  ],
  "type": "YearAhead",
  "abstractKey": null
};

(node as any).hash = "532e42bfdeb411b9abe2d32d736ea305";

export default node;
