import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { RequestError } from '../../relay/environment.ts';

/**
 * The code that a query is refused with, such as FORBIDDEN; undefined when it is answered or fails in another way. A
 * refusal is part of the screen and not an error of the page, so it is read here and not caught.
 *
 * @returns undefined instead of a promise when the query needs no request
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
