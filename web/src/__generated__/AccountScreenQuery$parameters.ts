/**
 * @generated SignedSource<<70643a6bc741bd90377767fd1ee991e9>>
 * @relayHash 67fb416cd77dc541fed0cc7c041f1393
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8efefb2596a7d28406b64c9e1fa61b98ff45638d6c8871b409a611573abb916d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8efefb2596a7d28406b64c9e1fa61b98ff45638d6c8871b409a611573abb916d",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
