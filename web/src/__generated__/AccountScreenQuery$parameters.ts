/**
 * @generated SignedSource<<fa4c2174230dedf9abff2a4f90b63657>>
 * @relayHash 7dbe50c4ec7f7aa0a5119451cacfbf5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a0c0dd4e2f9f0667da89c9a5e897c29ab9e9c9b2ccd0471debab5a073bfa667

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a0c0dd4e2f9f0667da89c9a5e897c29ab9e9c9b2ccd0471debab5a073bfa667",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
