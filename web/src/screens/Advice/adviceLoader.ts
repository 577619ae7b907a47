import { loadQuery } from 'react-relay/hooks';
import type { AdviceScreenQuery } from '../../__generated__/AdviceScreenQuery.graphql.ts';
import parameters from '../../__generated__/AdviceScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { policyFor } from '../../relay/fetched.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';

/** Shows the advice that is known and asks anew, because whatever changes a subscription changes it. */
export const adviceLoader = protectedLoader(() =>
  loadQuery<AdviceScreenQuery>(environment, parameters, {}, { fetchPolicy: policyFor({}) }),
);
