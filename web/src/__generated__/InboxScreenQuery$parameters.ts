/**
 * @generated SignedSource<<4306c40023722529892d9867cd155cc6>>
 * @relayHash 2fcf50f2b81054299aaeee0075125907
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67b50299f3bdf478c43f96381b8826220ecc75bf14f25bbd09709bcc698c7918

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67b50299f3bdf478c43f96381b8826220ecc75bf14f25bbd09709bcc698c7918",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
