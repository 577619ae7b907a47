/**
 * @generated SignedSource<<9025467e89bb8cc79ef2a3f35b79250e>>
 * @relayHash f926c889f7cc75e2a5f476e7fd25bd89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de2e32f31720102949d07d46a3ce8fa21430579c1c7090dc71b5f67551e68cdb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ForecastScreenQuery } from './ForecastScreenQuery.graphql';

const node: PreloadableConcreteRequest<ForecastScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de2e32f31720102949d07d46a3ce8fa21430579c1c7090dc71b5f67551e68cdb",
    "metadata": {},
    "name": "ForecastScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
