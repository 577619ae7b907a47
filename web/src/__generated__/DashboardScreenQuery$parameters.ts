/**
 * @generated SignedSource<<ec7638c1f2850827f1f54b827246abc0>>
 * @relayHash d704401628fa5cc38329710122caa9f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a92d6cc66bda58a786db9e625631e58aabaf68ac12a6c6f77914dba201ab7db9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a92d6cc66bda58a786db9e625631e58aabaf68ac12a6c6f77914dba201ab7db9",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
