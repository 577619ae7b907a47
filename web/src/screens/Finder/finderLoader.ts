import { loadQuery } from 'react-relay/hooks';
import type { FinderScreenQuery } from '../../__generated__/FinderScreenQuery.graphql.ts';
import parameters from '../../__generated__/FinderScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';

export const finderLoader = () => loadQuery<FinderScreenQuery>(environment, parameters, {});
