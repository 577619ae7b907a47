/**
 * @generated SignedSource<<6c5ac65c2283a6a6931e94db24c1fd88>>
 * @relayHash 0d0edfe6a38a4325d2817b9084290f03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6ddfaf1c1284c79f46f8b2f93bcf47d293d19c01d3d0f401c920f09e15a5123

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StacksScreenQuery } from './StacksScreenQuery.graphql';

const node: PreloadableConcreteRequest<StacksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6ddfaf1c1284c79f46f8b2f93bcf47d293d19c01d3d0f401c920f09e15a5123",
    "metadata": {},
    "name": "StacksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
