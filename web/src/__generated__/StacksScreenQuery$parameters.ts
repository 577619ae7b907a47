/**
 * @generated SignedSource<<f07959d3df8960b8f6af7ad4d4cbf755>>
 * @relayHash 8d561ec95d29923e50a3f0d50158c67e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2a4e2331e108e0b26eb9f75fab04b8c6d9b5e12c1d2dbafadf8adca5c8492d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StacksScreenQuery } from './StacksScreenQuery.graphql';

const node: PreloadableConcreteRequest<StacksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2a4e2331e108e0b26eb9f75fab04b8c6d9b5e12c1d2dbafadf8adca5c8492d2",
    "metadata": {},
    "name": "StacksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
