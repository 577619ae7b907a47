/**
 * @generated SignedSource<<f5205f8b711ede72fad757653cb14fbd>>
 * @relayHash a5f1f25df6802e74f8231aa1a05f84b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95ba2479170f1978e24d032399df809033a322434a8d055e642df6905917487b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95ba2479170f1978e24d032399df809033a322434a8d055e642df6905917487b",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
