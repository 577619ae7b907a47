/**
 * @generated SignedSource<<d02a56a1beb22ffc9ef208873735af65>>
 * @relayHash 72fde4c6fa6eba844f2491dd3b668f81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 277bb8b65b72526e1c15d09cc61d5ad71b63566d7c72b01220bc04a14c1768f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerStateQuery } from './ServerStateQuery.graphql';

const node: PreloadableConcreteRequest<ServerStateQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "277bb8b65b72526e1c15d09cc61d5ad71b63566d7c72b01220bc04a14c1768f6",
    "metadata": {},
    "name": "ServerStateQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
