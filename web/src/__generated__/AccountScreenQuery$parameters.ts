/**
 * @generated SignedSource<<fbdd617b429c2e77569321f65bf18540>>
 * @relayHash f2295ef1d4416c95026caa36be8cdaeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d614990e8fe7f8bd8ddabfe42c0c08b05a47b2fee83ebff31bcae5c766fda381

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d614990e8fe7f8bd8ddabfe42c0c08b05a47b2fee83ebff31bcae5c766fda381",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
