/**
 * @generated SignedSource<<31971c270d5aec42643a5f64ddf261a6>>
 * @relayHash bb1928c20b1550acece6732c34364b80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bfcbde5e6d313e86af22ca4916bbb76612cd6411d2bead0470d1a387525bbd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StacksScreenQuery } from './StacksScreenQuery.graphql';

const node: PreloadableConcreteRequest<StacksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bfcbde5e6d313e86af22ca4916bbb76612cd6411d2bead0470d1a387525bbd8",
    "metadata": {},
    "name": "StacksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
