/**
 * @generated SignedSource<<20c3d379f277fd7f79c599dd0ca39b3f>>
 * @relayHash 93231f4dd39670e5ff1ddf5f554ffe20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db63c6360d23be0584a659d4570c1164d4deeddaeed397fe517e3e90b097951a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RemindersScreenQuery } from './RemindersScreenQuery.graphql';

const node: PreloadableConcreteRequest<RemindersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db63c6360d23be0584a659d4570c1164d4deeddaeed397fe517e3e90b097951a",
    "metadata": {},
    "name": "RemindersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
