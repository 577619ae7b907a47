/**
 * @generated SignedSource<<b4c62a9f9c61b7f256cf016cbbe5774b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobFailure = "MAIL_LOGIN" | "MAIL_REFUSED" | "MAIL_UNREACHABLE" | "NOBODY_DID_IT" | "OTHER" | "RATES_UNAVAILABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobList_query$data = {
  readonly serverJobs: ReadonlyArray<{
    readonly failure: JobFailure | null | undefined;
    readonly isLate: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
  }>;
  readonly " $fragmentType": "JobList_query";
};
export type JobList_query$key = {
  readonly " $data"?: JobList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServerJob",
      "kind": "LinkedField",
      "name": "serverJobs",
      "plural": true,
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
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLate",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JobRow_job"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3fa15ef3814735ba142002758f7bc963";

export default node;
