/**
 * @generated SignedSource<<86d2bc7dca03259707286a6cc50abdda>>
 * @relayHash 54bc7b17d268dfdeea055209a419d593
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2f9dba87ad42a8b38607c331a2c55ee050ecab5855d6ba57fe9c90d9ab3a066

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2f9dba87ad42a8b38607c331a2c55ee050ecab5855d6ba57fe9c90d9ab3a066",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
