/**
 * @generated SignedSource<<b13cb715d8b7e782162df053d36dbc66>>
 * @relayHash 7fc064c19e99df86545d295b07df8f58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 437682c01260ace1bee7442b8a51d966425a042f3c029eb2a7502c6509be5702

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { usePublicSessionQuery } from './usePublicSessionQuery.graphql';

const node: PreloadableConcreteRequest<usePublicSessionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "437682c01260ace1bee7442b8a51d966425a042f3c029eb2a7502c6509be5702",
    "metadata": {},
    "name": "usePublicSessionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
