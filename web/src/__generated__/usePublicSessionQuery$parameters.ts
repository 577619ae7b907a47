/**
 * @generated SignedSource<<21f0e683c5445b538d2240d183f1fccf>>
 * @relayHash e702caf75dd0e9f31f6211c171a84bb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e33cc9c54a8bf047a728db0472d21a192cb372e79289ac481a3c6e9c9b6051d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { usePublicSessionQuery } from './usePublicSessionQuery.graphql';

const node: PreloadableConcreteRequest<usePublicSessionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e33cc9c54a8bf047a728db0472d21a192cb372e79289ac481a3c6e9c9b6051d",
    "metadata": {},
    "name": "usePublicSessionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
