/**
 * @generated SignedSource<<f49ea49ee6de6898dcd96f439992a9e6>>
 * @relayHash 94384e0e0af4527600f12334a9a9aacd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 196750e6cd1afb9d9d4fdd5176ff6e05a427d2c87707ccebbd7599670313c494

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StacksScreenQuery } from './StacksScreenQuery.graphql';

const node: PreloadableConcreteRequest<StacksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "196750e6cd1afb9d9d4fdd5176ff6e05a427d2c87707ccebbd7599670313c494",
    "metadata": {},
    "name": "StacksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
