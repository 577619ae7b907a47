/**
 * @generated SignedSource<<1b3614ec9c8d73850c9b86c2eb575396>>
 * @relayHash b1b5bea3beb133b073f387273c1ecbf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83d7f4eb5e863c30c52f88773990a301248a255ca629999ea0db15410028ea82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ForecastScreenQuery } from './ForecastScreenQuery.graphql';

const node: PreloadableConcreteRequest<ForecastScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83d7f4eb5e863c30c52f88773990a301248a255ca629999ea0db15410028ea82",
    "metadata": {},
    "name": "ForecastScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
