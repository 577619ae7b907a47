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
  // One id that cannot be read would fail the whole query, even where it is left out.
  return loadQuery<StacksScreenQuery>(environment, parameters, { stack: isSelected ? stack : anyStack, isSelected });
});

/** Selecting another stack leaves the list as it is; only a new screen, or a new try, asks for it. */
export function isOtherScreenOrAgain({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}
