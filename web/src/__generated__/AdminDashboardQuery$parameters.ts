/**
 * @generated SignedSource<<19a5d71737a52c8a69f1f42b887abae7>>
 * @relayHash e9f0475e8b34a4e50e766e0459ca33af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c624b11f8172a073801c9d7056a1381b572f3a13825265b474944805a720f300

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardQuery } from './AdminDashboardQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c624b11f8172a073801c9d7056a1381b572f3a13825265b474944805a720f300",
    "metadata": {},
    "name": "AdminDashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
