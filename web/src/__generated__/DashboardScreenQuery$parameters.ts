/**
 * @generated SignedSource<<8a3d4267aaffe48115796231881f0b8e>>
 * @relayHash fde018a91ac52626d3a0873a936cce87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16e7ad1bf4faadcb6b6c514c4bb2ddc38c1e6a7f87377333e97e25b4e375bd76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16e7ad1bf4faadcb6b6c514c4bb2ddc38c1e6a7f87377333e97e25b4e375bd76",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
