/**
 * @generated SignedSource<<c0389e4ed632afd0f70197de27d4223e>>
 * @relayHash c479f351ae100ff7852ae032ac5f85cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a720cce2ff2a2aec5ce63e65eb548420313b961cb0bb4c798b48d578453dcb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserPageQuery } from './UserPageQuery.graphql';

const node: PreloadableConcreteRequest<UserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a720cce2ff2a2aec5ce63e65eb548420313b961cb0bb4c798b48d578453dcb2",
    "metadata": {},
    "name": "UserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
