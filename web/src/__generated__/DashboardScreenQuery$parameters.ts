/**
 * @generated SignedSource<<8f220972518d842933905dc02cd94c7c>>
 * @relayHash 72c40760a269632043a1cb754d5a2204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c2e876a1a1a4285a35507c7b74c64e6fef95dc76127ba5863ffad51921d6dc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c2e876a1a1a4285a35507c7b74c64e6fef95dc76127ba5863ffad51921d6dc4",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
