/**
 * @generated SignedSource<<1383da9b68d51978df5b965c87c1e10d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentCalendar_user$data = {
  readonly calendarAddress: {
    readonly createdAt: string;
    readonly lastReadAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PaymentCalendar_user";
};
export type PaymentCalendar_user$key = {
  readonly " $data"?: PaymentCalendar_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentCalendar_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentCalendar_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarAddress",
      "kind": "LinkedField",
      "name": "calendarAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastReadAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "dbbb16d888fdf5aae1d645a146f83d51";

export default node;
