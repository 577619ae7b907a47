/**
 * @generated SignedSource<<accc25ae9b06b19933815312b34dbd53>>
 * @relayHash 1ca63ec118c55a5a7ca73eda99d75ca4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6edb16cb536a2cb018e6172d6808005898b7e584d0c5ad822706a6691cc4ef82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6edb16cb536a2cb018e6172d6808005898b7e584d0c5ad822706a6691cc4ef82",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
