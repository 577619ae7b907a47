/**
 * @generated SignedSource<<7fb00c01b3adbbee8db25359b1eda84b>>
 * @relayHash eb66c24585ac711988015f40ba855fa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 429af9a89bca21eea7e8fe3f1c5454d67392f3668f162046fc3e0a4874ef0fb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "429af9a89bca21eea7e8fe3f1c5454d67392f3668f162046fc3e0a4874ef0fb7",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
