/**
 * @generated SignedSource<<02ee8792f876e4ae9aa4ee836d831bba>>
 * @relayHash 0a6ee30c2ef824b60cbb763e663bde9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d3c2d2e4cc0b6a4c02c08d4cc0364d84173b8986dd58a4b4c82d51dc66dc17c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d3c2d2e4cc0b6a4c02c08d4cc0364d84173b8986dd58a4b4c82d51dc66dc17c",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
