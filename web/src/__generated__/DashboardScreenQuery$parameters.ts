/**
 * @generated SignedSource<<7da5a0d7b6ed77b36f291776b8566ddb>>
 * @relayHash 8c461147687034547fd13b179362d0f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3101d731f1365bf0613a30c826d00767be7f750086e490be74253ab99ee09ff6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3101d731f1365bf0613a30c826d00767be7f750086e490be74253ab99ee09ff6",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
