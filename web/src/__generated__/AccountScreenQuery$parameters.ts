/**
 * @generated SignedSource<<ebe328994b7712c98dd05a56119794dd>>
 * @relayHash f101a1edce0bd10bcbf29528c6920a71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ef25caaac6836515f70c7a5e436fef8c624641bb48f0a22f9d252cb114c8317

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ef25caaac6836515f70c7a5e436fef8c624641bb48f0a22f9d252cb114c8317",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
