/**
 * @generated SignedSource<<162570ab50038f713332443b8693f856>>
 * @relayHash 6552fde89b251c30db035ecee747cbf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49732810724df5a2b6d2974849a65d1debf799b739427fc836f8beed86161168

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardQuery } from './AdminDashboardQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49732810724df5a2b6d2974849a65d1debf799b739427fc836f8beed86161168",
    "metadata": {},
    "name": "AdminDashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
