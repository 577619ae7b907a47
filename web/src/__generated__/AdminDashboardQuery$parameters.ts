/**
 * @generated SignedSource<<f36b7642e5adfed6a37ea13bd93c2d7d>>
 * @relayHash 412131fe949d81a2cb5f8649205f0c43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7168a3d22e8e7a8c876beb81db00a59912a611239a7c34746f70407a7486e67e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardQuery } from './AdminDashboardQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7168a3d22e8e7a8c876beb81db00a59912a611239a7c34746f70407a7486e67e",
    "metadata": {},
    "name": "AdminDashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
