/**
 * @generated SignedSource<<83cb293bb5040a703705f45c831db6a4>>
 * @relayHash d8793c3b922438069d4198b4f6cf6cc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86b59cbf310e934b05b99fa871d9c010bf7a572fce37c60e6a7fd6e2fb71ff28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { usePublicSessionQuery } from './usePublicSessionQuery.graphql';

const node: PreloadableConcreteRequest<usePublicSessionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86b59cbf310e934b05b99fa871d9c010bf7a572fce37c60e6a7fd6e2fb71ff28",
    "metadata": {},
    "name": "usePublicSessionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
