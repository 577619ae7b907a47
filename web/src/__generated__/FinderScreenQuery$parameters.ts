/**
 * @generated SignedSource<<46eba1d295b3f7ebda3b4a7679d70467>>
 * @relayHash 8af9c98f16254defa6685afbe1fc37d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1309ae5b90cf5bbfce24e4449f67f17c517987acc369a835dac9b190a2481aa3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinderScreenQuery } from './FinderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1309ae5b90cf5bbfce24e4449f67f17c517987acc369a835dac9b190a2481aa3",
    "metadata": {},
    "name": "FinderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
