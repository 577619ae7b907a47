/**
 * @generated SignedSource<<724672a1b60c3e344b8e4025fd368004>>
 * @relayHash 02bd684b275ea2b1c2ea5086c674d723
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6add4d1ca0ff0bdf5b18ee99b52f3722e8e8e623b38651e3de2c9f64443a8c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6add4d1ca0ff0bdf5b18ee99b52f3722e8e8e623b38651e3de2c9f64443a8c3",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
