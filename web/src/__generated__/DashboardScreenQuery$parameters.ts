/**
 * @generated SignedSource<<7f32f0846f065f31c90d7a5e54426a48>>
 * @relayHash 1c11948803d0dbafb0e5022baa395514
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4837aa019e8cd6c0b815f3b9e18b35ab2ef8e0ed7ef4e020bfab91221acfc303

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4837aa019e8cd6c0b815f3b9e18b35ab2ef8e0ed7ef4e020bfab91221acfc303",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
