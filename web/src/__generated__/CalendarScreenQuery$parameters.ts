/**
 * @generated SignedSource<<a827174f200731972ff5fefbf20b8480>>
 * @relayHash f5231a199803360c881fcf08005434cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20ff3b0162041264a057e3ddd055287619b3efcb18b76c34b3ea0a3820aec396

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20ff3b0162041264a057e3ddd055287619b3efcb18b76c34b3ea0a3820aec396",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
