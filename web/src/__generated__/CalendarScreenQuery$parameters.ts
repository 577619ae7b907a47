/**
 * @generated SignedSource<<dfbc117d4f21d670fee5a3d73e77690e>>
 * @relayHash 8afe8002bffaf9c914d1d9c9089a50e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af0d4d3c989bc074aa62cb4c3723e86fe4f9e5c89319e77b01c41503e02ed732

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af0d4d3c989bc074aa62cb4c3723e86fe4f9e5c89319e77b01c41503e02ed732",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
