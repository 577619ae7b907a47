import { loadQuery } from 'react-relay/hooks';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
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

/**
 * Whether to run the loader again. Selecting another stack keeps the list; coming from another screen and retrying load
 * it.
 */
export function isOtherScreenOrAgain({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}
