/**
 * @generated SignedSource<<89aad5551c74ef3a9b64452b9735e0ab>>
 * @relayHash b135ae60835b6b1b01d47f85af97f40c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aff705928902cac8f4188c5ab4f70130cc6ecd54e307ae946947cee731bbcb86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aff705928902cac8f4188c5ab4f70130cc6ecd54e307ae946947cee731bbcb86",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
