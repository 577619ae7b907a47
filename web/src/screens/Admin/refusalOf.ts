import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { RequestError } from '../../relay/environment.ts';

/**
 * The code that a query is refused with, such as FORBIDDEN; nothing when it is answered, or fails otherwise. Who may not
 * see a screen is no error of the page, and so is asked for rather than caught.
 *
 * @returns nothing at all when there is nothing to wait for
 */
export function refusalOf({ source }: PreloadedQuery<OperationType>): Promise<string | undefined> | undefined {
  if (!source) return undefined;
  return new Promise((resolve) => {
    source.subscribe({
      next: () => resolve(undefined),
      error: (error: Error) => resolve(error instanceof RequestError ? error.code : undefined),
    });
  });
}
