/**
 * @generated SignedSource<<0700f70ae7d3209ecd0f9ec8940da2b0>>
 * @relayHash 374c481c8701b983a52a44d3f04cf6ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 033d27b7d8772b017ae5414a8e6af83be39fc960638ce939c1d80e6804befe6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "033d27b7d8772b017ae5414a8e6af83be39fc960638ce939c1d80e6804befe6d",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
