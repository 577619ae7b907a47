/**
 * @generated SignedSource<<39ec5badc208a96d9b4d66e0b7888d73>>
 * @relayHash c0e0bd902cc2e2e254a06ccdd4696bd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6bb6ef9568bd3e95c26297fa3b67a8996280b3c7028ae265883c6fbc71b3cee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6bb6ef9568bd3e95c26297fa3b67a8996280b3c7028ae265883c6fbc71b3cee",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
