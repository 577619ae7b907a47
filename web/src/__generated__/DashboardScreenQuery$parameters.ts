/**
 * @generated SignedSource<<7798103953b258acf1df63e0dfaa95b9>>
 * @relayHash 10db9c44fc236d06e50571a6d0c8c5e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db90f4d01ffc4710f3f193cd93c7b2af10b0ec2a69596ea81d808766c3905c1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db90f4d01ffc4710f3f193cd93c7b2af10b0ec2a69596ea81d808766c3905c1b",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
