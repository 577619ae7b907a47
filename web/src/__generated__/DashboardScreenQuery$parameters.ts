/**
 * @generated SignedSource<<8f49e792a7e58320ade6bd91b1de7abb>>
 * @relayHash 9939849dfca38ea3f73440a88def691b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be161a823284f02ebefaf515dabcadf2a4b47082e7be9bb205ed0074487b6c17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be161a823284f02ebefaf515dabcadf2a4b47082e7be9bb205ed0074487b6c17",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
