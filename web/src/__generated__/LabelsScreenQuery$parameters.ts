/**
 * @generated SignedSource<<5c03a00418864ddcdafc643713c72ebd>>
 * @relayHash 48e62189a53540c906cdcc620c2978ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa355528b24e44a1a4bb8d88aa5d7d55483fb5498f8049f9275490972a958ee7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LabelsScreenQuery } from './LabelsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LabelsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa355528b24e44a1a4bb8d88aa5d7d55483fb5498f8049f9275490972a958ee7",
    "metadata": {},
    "name": "LabelsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
