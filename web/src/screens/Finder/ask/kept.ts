import type { PayloadData } from 'relay-runtime';
import * as z from 'zod/mini';
import { recommendForm } from '../../../../../common/forms/finderForms.ts';
import { readTab, writeTab } from '../../../session/tabStorage.ts';
import type { Asker } from './askers.ts';
import type { Wish } from './finding.ts';

const keyOf = (asker: Asker) => `found:${asker}`;
const shape = z.object({
  wish: recommendForm,
  answer: z.record(z.string(), z.unknown()),
  swapped: z._default(z.array(z.string()), []),
});

/** The results for a wish, as the server sent them, and the alternatives in place of picks. */
export interface Kept {
  wish: Wish;
  answer: PayloadData;
  swapped: readonly string[];
}

/** The last results in this tab; stored, so that they survive making an account. */
export const readKept = (asker: Asker): Kept | undefined =>
  shape.safeParse(readTab(keyOf(asker))).data as Kept | undefined;

/** @param owner the user who asked, when that was earlier */
export const keep = (asker: Asker, kept: Kept | undefined, owner?: string): void => writeTab(keyOf(asker), kept, owner);

export function keepSwapped(asker: Asker, swapped: readonly string[]): void {
  const kept = readKept(asker);
  if (kept) keep(asker, { ...kept, swapped });
}
