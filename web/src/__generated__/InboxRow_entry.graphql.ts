/**
 * @generated SignedSource<<41b1f7518e6461d69efbd19ccb1cce59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeKind = "CANCEL_BY" | "CHANNEL_OFF" | "PRICE_RISE" | "RENEWAL" | "TRIAL_END" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InboxRow_entry$data = {
  readonly id: string;
  readonly isRead: boolean;
  readonly kind: NoticeKind;
  readonly shownAt: string;
  readonly subscriptionId: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "InboxRow_entry";
};
export type InboxRow_entry$key = {
  readonly " $data"?: InboxRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InboxRow_entry",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscriptionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shownAt",
      "storageKey": null
    }
  ],
  "type": "InboxEntry",
  "abstractKey": null
};

(node as any).hash = "ac1309ae292620e575c4dbc8fe15ce29";

export default node;
