/**
 * @generated SignedSource<<3a504cd11c687367e3f56a5bc0bf2f87>>
 * @relayHash f1a620341779aedc7caab3011c49b5bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7af4639a16f7ae2a4223dbec47c75b8135d13fb9becd6e40191c15f6f72a6d2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StacksScreenQuery } from './StacksScreenQuery.graphql';

const node: PreloadableConcreteRequest<StacksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7af4639a16f7ae2a4223dbec47c75b8135d13fb9becd6e40191c15f6f72a6d2f",
    "metadata": {},
    "name": "StacksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
