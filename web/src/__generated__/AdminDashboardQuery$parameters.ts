/**
 * @generated SignedSource<<8655f3f31ea7c489217ff239b74c658a>>
 * @relayHash 41bd6c0a947811fe364e4b9e493d6702
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44c3ee7f1e77c37dc6072a3b5f5e4f7dfc793de769db27141e5d022e922ab0ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardQuery } from './AdminDashboardQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44c3ee7f1e77c37dc6072a3b5f5e4f7dfc793de769db27141e5d022e922ab0ed",
    "metadata": {},
    "name": "AdminDashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
