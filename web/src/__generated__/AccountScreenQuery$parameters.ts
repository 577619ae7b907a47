/**
 * @generated SignedSource<<f4ab7b4d8cbc7b1718d18e283deb5fef>>
 * @relayHash e90c83adfb002aff75fcfccba624c904
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5627006d943b3ffb17917342ab146f4f451e4644f7ba954d6281edfe2e69610f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5627006d943b3ffb17917342ab146f4f451e4644f7ba954d6281edfe2e69610f",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
