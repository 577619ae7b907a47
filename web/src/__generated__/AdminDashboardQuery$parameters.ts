/**
 * @generated SignedSource<<adce0a84d710664b6385bb991b570e29>>
 * @relayHash ee4fde108bf67aa90c6682960673f763
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c890b1348c8c0289af884b03b7d769ba432d1ff44eb9fb94c8da54cba815a6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardQuery } from './AdminDashboardQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c890b1348c8c0289af884b03b7d769ba432d1ff44eb9fb94c8da54cba815a6b",
    "metadata": {},
    "name": "AdminDashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
