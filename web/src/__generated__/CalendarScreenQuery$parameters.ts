/**
 * @generated SignedSource<<37a6f1a072d871eaa04d0c782b46a746>>
 * @relayHash bdeced8ce71f3949841d891a8d8b0835
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83f877b2ba1c00a072ab2576580c0fc21a9bd1e2122f9ad22d639c07d63f88c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83f877b2ba1c00a072ab2576580c0fc21a9bd1e2122f9ad22d639c07d63f88c7",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
