/**
 * @generated SignedSource<<8ff1f168ed70628fe8bb2157ee75c5f9>>
 * @relayHash df5c6924bc0bb17be70116009fd158d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f527796be6a64c62e4d6668619402f9dec5518ed4c74d9631d7e7fc5716a7bcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerStateQuery } from './ServerStateQuery.graphql';

const node: PreloadableConcreteRequest<ServerStateQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f527796be6a64c62e4d6668619402f9dec5518ed4c74d9631d7e7fc5716a7bcd",
    "metadata": {},
    "name": "ServerStateQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
