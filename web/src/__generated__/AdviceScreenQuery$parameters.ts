/**
 * @generated SignedSource<<9fe4f1b7ea76bac457232171d78ef020>>
 * @relayHash c76501e623b2d2522cf58366a4d4a55b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33b675521412d16956cea5edb9e65a504940c7eecfee48de900bb83c5cbbad1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdviceScreenQuery } from './AdviceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdviceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33b675521412d16956cea5edb9e65a504940c7eecfee48de900bb83c5cbbad1e",
    "metadata": {},
    "name": "AdviceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
