/**
 * @generated SignedSource<<f8ff37d49b6846675a34ad617fc2cfd0>>
 * @relayHash 191f597784446ff40c7b871e4251275a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c22276caaf49af559bbee5765ef6f58517fb048d8de9922d699d131718867328

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c22276caaf49af559bbee5765ef6f58517fb048d8de9922d699d131718867328",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
