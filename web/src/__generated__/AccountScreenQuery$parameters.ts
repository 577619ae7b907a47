/**
 * @generated SignedSource<<e6e6e71bef35c7679e9d4be1157c028b>>
 * @relayHash 369aefc7327856137549bca5babe1f44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab2927b296daa22adfeb3d1d069ec779d0ea42406130031cfcb1f36f4e8d6ef6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab2927b296daa22adfeb3d1d069ec779d0ea42406130031cfcb1f36f4e8d6ef6",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
