/**
 * @generated SignedSource<<2a9bb4d6946fa214a103cce3143b41fc>>
 * @relayHash 86184975735356285703df159182a93f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f36f4f631f7bd9c3fefc86f6d63d2571276ce728c4195a9ec04c91d4362950c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdviceScreenQuery } from './AdviceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdviceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f36f4f631f7bd9c3fefc86f6d63d2571276ce728c4195a9ec04c91d4362950c8",
    "metadata": {},
    "name": "AdviceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
