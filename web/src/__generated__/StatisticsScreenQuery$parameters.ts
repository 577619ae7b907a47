/**
 * @generated SignedSource<<24917c13e2fa6b5ba4a9e23a7004d436>>
 * @relayHash ba9a88414dbc339b871f3c9d4ff6dd29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bce5185a01bb2c45fd360a358685909ecd6308db0e7a1760bebbba62ac7cb36f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatisticsScreenQuery } from './StatisticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatisticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bce5185a01bb2c45fd360a358685909ecd6308db0e7a1760bebbba62ac7cb36f",
    "metadata": {},
    "name": "StatisticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
