/**
 * @generated SignedSource<<e3ced63be9afaccbdaf6eb413a6a9433>>
 * @relayHash 4432dd5b4958f0f1c2224d8a458e7844
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c4d666e8762bfb081f16dc4d4289e8350c65156fcf06e70aa0bfaa9943b5a7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c4d666e8762bfb081f16dc4d4289e8350c65156fcf06e70aa0bfaa9943b5a7b",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
