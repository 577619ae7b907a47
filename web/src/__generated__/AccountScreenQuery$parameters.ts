/**
 * @generated SignedSource<<d8fa612cae54dcb1a56ce4d975b60732>>
 * @relayHash 7ca74bc1b5443f96c7ae2e89402b9547
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46ada1b93a30a853b56694ba4bf41aac477c2b017c70a430cd6c6f4909ce8e4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46ada1b93a30a853b56694ba4bf41aac477c2b017c70a430cd6c6f4909ce8e4f",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
