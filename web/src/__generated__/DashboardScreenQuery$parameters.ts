/**
 * @generated SignedSource<<b8e7be6c41b08c835f8d7e54c4b56e2c>>
 * @relayHash 6bd0da041d604feec6e103fc0d0f5fdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33cdb11d1b78eaaba04f1387ce415709a628b91e24089f9df8b180c21a78b445

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33cdb11d1b78eaaba04f1387ce415709a628b91e24089f9df8b180c21a78b445",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
