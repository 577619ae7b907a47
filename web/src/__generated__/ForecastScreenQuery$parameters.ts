/**
 * @generated SignedSource<<482da52ae5020452e56fe2078a759174>>
 * @relayHash df157a1fbb37c9ff417f470707e4a101
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1d89d57837edbb6219c639f90d4716dc48e588632d090383586f26d7a3f6fbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ForecastScreenQuery } from './ForecastScreenQuery.graphql';

const node: PreloadableConcreteRequest<ForecastScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1d89d57837edbb6219c639f90d4716dc48e588632d090383586f26d7a3f6fbb",
    "metadata": {},
    "name": "ForecastScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
