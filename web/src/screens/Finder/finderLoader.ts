import { loadQuery } from 'react-relay/hooks';
import query, { type FinderScreenQuery } from '../../__generated__/FinderScreenQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export const finderLoader = () => loadQuery<FinderScreenQuery>(environment, query, {});
