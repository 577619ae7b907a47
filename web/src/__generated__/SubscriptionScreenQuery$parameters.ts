/**
 * @generated SignedSource<<04538922b532cf6be124788fc4e7953d>>
 * @relayHash 661fc5019adf7f93c40423ac5b6ea3de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1ae792df6089af539acc118db540adc6ae220e32f7b6e0919caecbfaeaff02c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1ae792df6089af539acc118db540adc6ae220e32f7b6e0919caecbfaeaff02c",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
