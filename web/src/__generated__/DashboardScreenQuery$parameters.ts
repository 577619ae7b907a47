/**
 * @generated SignedSource<<c145527e8e18a27b4752ec481af6b45a>>
 * @relayHash db7de1ed1a853dcc074e869878f811aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42d84857bffdd551bf80d66c2a17f104fd4cfb4bae3e864641aac8a4d9f227ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42d84857bffdd551bf80d66c2a17f104fd4cfb4bae3e864641aac8a4d9f227ab",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
