/**
 * @generated SignedSource<<c8964044cd891835fa3054695af0148c>>
 * @relayHash b7aa105b01e61fecebaf6c6fb772073c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d83c8e8c28c10c777671fec69b836bb7c6d0eecf0b20447ec51b3b7bd809673d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d83c8e8c28c10c777671fec69b836bb7c6d0eecf0b20447ec51b3b7bd809673d",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
