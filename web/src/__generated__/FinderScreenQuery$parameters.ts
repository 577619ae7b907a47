/**
 * @generated SignedSource<<e3fa51ba05a4ed5d10e38f2cd61fee79>>
 * @relayHash a02927b58bbf2a7e89249a7e8e463799
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fecfd44127d7433fb585addda310a7ded9036320f2133b8eae94970e5b18ee8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinderScreenQuery } from './FinderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fecfd44127d7433fb585addda310a7ded9036320f2133b8eae94970e5b18ee8b",
    "metadata": {},
    "name": "FinderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
