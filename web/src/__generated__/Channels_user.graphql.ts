/**
 * @generated SignedSource<<1ab4aeb76a3bd7de6deac9feec68e153>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Channels_user$data = {
  readonly channels: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ChannelRow_channel">;
  }>;
  readonly " $fragmentType": "Channels_user";
};
export type Channels_user$key = {
  readonly " $data"?: Channels_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Channels_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Channels_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Channel",
      "kind": "LinkedField",
      "name": "channels",
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
          "name": "ChannelRow_channel"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "828a11d32da6e2072fb5cfb9d78cb995";

export default node;
