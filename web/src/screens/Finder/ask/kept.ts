import type { PayloadData } from 'relay-runtime';
import * as z from 'zod/mini';
import { recommendForm } from '../../../../../common/forms/finderForms.ts';
import { readTab, writeTab } from '../../../session/tabStorage.ts';
import type { Asker } from './askers.ts';
import type { Wish } from './finding.ts';

const keyOf = (asker: Asker) => `found:${asker}`;
const shape = z.object({ wish: recommendForm, answer: z.record(z.string(), z.unknown()) });

/** What was found for a wish: the server's answer as it came. */
export interface Kept {
  wish: Wish;
  answer: PayloadData;
}

/** What was found last in this tab, so that it survives making an account. */
export const readKept = (asker: Asker): Kept | undefined =>
  shape.safeParse(readTab(keyOf(asker))).data as Kept | undefined;

/** @param owner who asked, when that was earlier */
export const keep = (asker: Asker, kept: Kept | undefined, owner?: string): void => writeTab(keyOf(asker), kept, owner);
