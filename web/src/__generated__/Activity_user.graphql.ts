/**
 * @generated SignedSource<<baf257df2174cdac8acc87892e5bf75b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SecurityEventKind = "CALENDAR_ADDRESS_MADE" | "EMAIL_CHANGED" | "FACTOR_CHANGED" | "IDENTITY_JOINED" | "IDENTITY_REMOVED" | "PASSWORD_CHANGED" | "SIGNED_IN" | "SIGN_IN_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Activity_user$data = {
  readonly securityEvents: ReadonlyArray<{
    readonly browser: string | null | undefined;
    readonly count: number;
    readonly createdAt: string;
    readonly kind: SecurityEventKind;
    readonly system: string | null | undefined;
  }>;
  readonly " $fragmentType": "Activity_user";
};
export type Activity_user$key = {
  readonly " $data"?: Activity_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Activity_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Activity_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SecurityEvent",
      "kind": "LinkedField",
      "name": "securityEvents",
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
          "name": "browser",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "system",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
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
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9bf043ffab4ebc218f59e341309b06f6";

export default node;
