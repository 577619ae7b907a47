/**
 * @generated SignedSource<<887bd63d8ff5a11e0e99c907dec6c99c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "ACCOUNT_DELETED" | "ACCOUNT_DISABLED" | "ACCOUNT_ENABLED" | "ACCOUNT_UPDATED" | "ADMIN_GRANTED" | "ADMIN_REVOKED" | "INVITATION_CREATED" | "INVITATION_REVOKED" | "INVITATION_USED" | "MAIL_DROPPED" | "MAIL_RETRIED" | "RESET_LINK_CREATED" | "SECOND_FACTOR_RESET" | "SESSIONS_ENDED" | "SESSION_ENDED" | "USERS_EXPORTED" | "%future added value";
export type AuditedField = "EMAIL" | "PASSWORD" | "USERNAME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditEntry_entry$data = {
  readonly action: AuditAction;
  readonly actorName: string;
  readonly createdAt: string;
  readonly fields: ReadonlyArray<AuditedField>;
  readonly targetName: string;
  readonly " $fragmentType": "AuditEntry_entry";
};
export type AuditEntry_entry$key = {
  readonly " $data"?: AuditEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AuditEntry_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fields",
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
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "5815ed5bd8a3f28e29e873b6757664da";

export default node;
