/**
 * @generated SignedSource<<fda7ef0e971c85bf25fff1a2b60fec7a>>
 * @relayHash d3685fb74a97ffb2037f62d2d6b26a0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7825e418aecb1903248aa6f7bab1afe425d95660b96bbdc12ffb51642ad838c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardQuery } from './AdminDashboardQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7825e418aecb1903248aa6f7bab1afe425d95660b96bbdc12ffb51642ad838c4",
    "metadata": {},
    "name": "AdminDashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
