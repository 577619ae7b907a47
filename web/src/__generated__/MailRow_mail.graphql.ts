/**
 * @generated SignedSource<<264b28f9d4e8211d3d2792876297071a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobFailure = "MAIL_LOGIN" | "MAIL_REFUSED" | "MAIL_UNREACHABLE" | "NOBODY_DID_IT" | "OTHER" | "RATES_UNAVAILABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MailRow_mail$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly failure: JobFailure | null | undefined;
  readonly givenUpAt: string | null | undefined;
  readonly id: string;
  readonly isSending: boolean;
  readonly nextAt: string | null | undefined;
  readonly recipient: string;
  readonly template: string;
  readonly " $fragmentType": "MailRow_mail";
};
export type MailRow_mail$key = {
  readonly " $data"?: MailRow_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailRow_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MailRow_mail",
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
      "name": "template",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenUpAt",
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
  "type": "QueuedMail",
  "abstractKey": null
};

(node as any).hash = "3cc68d81da29228fbebb1abd75065357";

export default node;
