/**
 * @generated SignedSource<<144e0f55a662b66fb8ca9aec9e9cbabd>>
 * @relayHash 567664cdfbe139914196575e80c1bcc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ae81f319341b6b406b04d26ca0daba5477f920e362a7648f88e0b9acfba94c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StacksScreenQuery } from './StacksScreenQuery.graphql';

const node: PreloadableConcreteRequest<StacksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ae81f319341b6b406b04d26ca0daba5477f920e362a7648f88e0b9acfba94c4",
    "metadata": {},
    "name": "StacksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
