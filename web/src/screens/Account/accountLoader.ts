import { loadQuery } from 'react-relay/hooks';
import type { AccountScreenQuery } from '../../__generated__/AccountScreenQuery.graphql.ts';
import parameters from '../../__generated__/AccountScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';

export const accountLoader = protectedLoader(() => loadQuery<AccountScreenQuery>(environment, parameters, {}));
