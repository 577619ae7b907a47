/**
 * @generated SignedSource<<fc12559b6517f0c5b6b5be46f57d997e>>
 * @relayHash 62b22f1348b472dcd1118df9276888c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07de09f0eaa5fbbbd858b0fe19067c19a974da1dfd6df229eaae56350cb65b76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StacksScreenQuery } from './StacksScreenQuery.graphql';

const node: PreloadableConcreteRequest<StacksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07de09f0eaa5fbbbd858b0fe19067c19a974da1dfd6df229eaae56350cb65b76",
    "metadata": {},
    "name": "StacksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
