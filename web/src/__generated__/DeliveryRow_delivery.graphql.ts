/**
 * @generated SignedSource<<5fb3bb1f40adcf321812b9d0ab0a90bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryState = "DELIVERED" | "FAILED" | "SENDING" | "UNKNOWN" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryRow_delivery$data = {
  readonly answer: string | null | undefined;
  readonly channelName: string;
  readonly createdAt: string;
  readonly endedAt: string | null | undefined;
  readonly state: DeliveryState;
  readonly title: string;
  readonly tries: number;
  readonly " $fragmentType": "DeliveryRow_delivery";
};
export type DeliveryRow_delivery$key = {
  readonly " $data"?: DeliveryRow_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryRow_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryRow_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channelName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
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
      "name": "endedAt",
      "storageKey": null
    }
  ],
  "type": "Delivery",
  "abstractKey": null
};

(node as any).hash = "72e93c6bc1385cba4ab198700c29952b";

export default node;
