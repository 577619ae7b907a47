/**
 * @generated SignedSource<<94447c60b2e687c698eda66de206e1cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobFailure = "MAIL_LOGIN" | "MAIL_REFUSED" | "MAIL_UNREACHABLE" | "NOBODY_DID_IT" | "OTHER" | "RATES_UNAVAILABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobRow_job$data = {
  readonly everySeconds: number;
  readonly failure: JobFailure | null | undefined;
  readonly isLate: boolean;
  readonly isRunning: boolean;
  readonly lastMs: number | null | undefined;
  readonly lastRunAt: string | null | undefined;
  readonly name: string;
  readonly nextRunAt: string | null | undefined;
  readonly " $fragmentType": "JobRow_job";
};
export type JobRow_job$key = {
  readonly " $data"?: JobRow_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobRow_job",
  "selections": [
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
      "name": "everySeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastRunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastMs",
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
      "name": "isRunning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextRunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLate",
      "storageKey": null
    }
  ],
  "type": "ServerJob",
  "abstractKey": null
};

(node as any).hash = "c35b8526a6f9237fa0aa4941f7392fa1";

export default node;
