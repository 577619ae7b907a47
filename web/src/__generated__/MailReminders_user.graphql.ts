/**
 * @generated SignedSource<<c7867c9e04bb62d138a710cf65313050>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailReminders_user$data = {
  readonly email: string;
  readonly getsReminderMails: boolean;
  readonly isEmailVerified: boolean;
  readonly " $fragmentType": "MailReminders_user";
};
export type MailReminders_user$key = {
  readonly " $data"?: MailReminders_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailReminders_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MailReminders_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "getsReminderMails",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5f6a80121cb6f64a99be2d87122ba88d";

export default node;
