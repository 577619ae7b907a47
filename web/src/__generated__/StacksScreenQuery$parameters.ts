/**
 * @generated SignedSource<<a4394b487af70128cbf10b64d8113944>>
 * @relayHash aef97ca55d7953413df60f38e5c2d508
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24683f5110b403fc1d61fa5182466234b207e1dbffb2a502cb33a1ee6732393f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StacksScreenQuery } from './StacksScreenQuery.graphql';

const node: PreloadableConcreteRequest<StacksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24683f5110b403fc1d61fa5182466234b207e1dbffb2a502cb33a1ee6732393f",
    "metadata": {},
    "name": "StacksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
