import { loadQuery } from 'react-relay/hooks';
import type { StacksScreenQuery } from '../../__generated__/StacksScreenQuery.graphql.ts';
import parameters from '../../__generated__/StacksScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';
import { canBeStack, selectedStack } from './selection.ts';

const anyStack = btoa('Stack:1');

export const stacksLoader = protectedLoader(({ request }) => {
  const stack = selectedStack(new URL(request.url).searchParams);
  const isSelected = stack !== undefined && canBeStack(stack);
  // An invalid id would fail the whole query even when its field is skipped, so any valid id stands in.
  return loadQuery<StacksScreenQuery>(environment, parameters, { stack: isSelected ? stack : anyStack, isSelected });
});
