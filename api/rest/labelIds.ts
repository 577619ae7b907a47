import * as z from 'zod/mini';
import type { ErrorCode } from '../errorTexts.ts';
import { globalId } from './rowId.ts';

const largestId = 2_147_483_647;

/** A list of rows’ numbers in a form. */
export function idsOf(error: ErrorCode) {
  const id = z.int({ error }).check(z.minimum(1, { error }), z.maximum(largestId, { error }));
  return z.array(id, { error });
}

/** The labels of subscriptions in a form. */
export const labelIds = z.exactOptional(idsOf('labelIds.bad'));

/** The same in GraphQL; null without any. */
export const globalIds = (ids: readonly number[] | undefined): string[] | null =>
  ids?.map((id) => globalId('Label', id)) ?? null;
