/**
 * @generated SignedSource<<51feefd1ed36c343a2ed4b3644668715>>
 * @relayHash f03a51d1dd86d1a4cbdbaea2b4a88c1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 330ad26198ca3529b74bb987c7db682e42716d91ec1b6b27d9be88786bc67f60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinderScreenQuery } from './FinderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "330ad26198ca3529b74bb987c7db682e42716d91ec1b6b27d9be88786bc67f60",
    "metadata": {},
    "name": "FinderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
