/**
 * @generated SignedSource<<6142f425c0efc0a7333b3ddf44f1b54d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChannelShape = "DISCORD" | "JSON" | "NTFY" | "SLACK" | "TELEGRAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChannelRow_channel$data = {
  readonly failingSince: string | null | undefined;
  readonly host: string;
  readonly id: string;
  readonly name: string;
  readonly offAt: string | null | undefined;
  readonly shape: ChannelShape;
  readonly " $fragmentType": "ChannelRow_channel";
};
export type ChannelRow_channel$key = {
  readonly " $data"?: ChannelRow_channel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChannelRow_channel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChannelRow_channel",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shape",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offAt",
      "storageKey": null
    }
  ],
  "type": "Channel",
  "abstractKey": null
};

(node as any).hash = "3fdea38bf7afa12df449c58e54804c63";

export default node;
