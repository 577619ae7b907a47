/**
 * @generated SignedSource<<92977dfd6676580cc1a38379ed99a3c3>>
 * @relayHash 955b7eab52bbf28c052170467cb58730
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad01df319d8d3045024b5d8055a0c9724b52e2b6cf3fa7eaecf14dedab0a139a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdviceScreenQuery } from './AdviceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdviceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad01df319d8d3045024b5d8055a0c9724b52e2b6cf3fa7eaecf14dedab0a139a",
    "metadata": {},
    "name": "AdviceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
