import { loadQuery } from 'react-relay/hooks';
import type { LabelsScreenQuery } from '../../__generated__/LabelsScreenQuery.graphql.ts';
import parameters from '../../__generated__/LabelsScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';

/** Shows what is known and asks anew, because every change of a subscription may change how often a label is used. */
export const labelsLoader = protectedLoader(() =>
  loadQuery<LabelsScreenQuery>(environment, parameters, {}, { fetchPolicy: 'store-and-network' }),
);
