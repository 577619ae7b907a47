/**
 * @generated SignedSource<<d2793992d898388c48ce99f312282804>>
 * @relayHash a96e253a7d22291a0296bfc81a9e1988
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 226922a481cd0c6e9364c75d034d6bb637a1760e72196a0bccf3b50b4734ac87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "226922a481cd0c6e9364c75d034d6bb637a1760e72196a0bccf3b50b4734ac87",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
