/**
 * @generated SignedSource<<e0a4651c2b809c4ee397cb4976456e79>>
 * @relayHash 1caa70c31f235ebf4527cb39611a9933
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35e7f1fdc5aade73e5d7fa5416c691791c8b939dc846711d213752558836102b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35e7f1fdc5aade73e5d7fa5416c691791c8b939dc846711d213752558836102b",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
