import type * as z from 'zod/mini';
import { readTab, writeTab } from '../../../ui/tabStorage.ts';

/** What is typed into a form, valid or not, for as long as its tab is open. */
export interface Draft<Values> {
  /** The form as it is when nothing was typed. */
  empty: Values;
  /** What was typed earlier; the empty form when nothing was, or nothing that can be read. */
  read: () => Values;
  keep: (values: object) => void;
}

/** @param key tells this draft from others in the tab's storage */
export function createDraft<Values>(key: string, shape: z.ZodMiniType<Values>, empty: Values): Draft<Values> {
  return {
    empty,
    read: () => shape.safeParse(readTab(key)).data ?? empty,
    keep: (values) => writeTab(key, values),
  };
}
