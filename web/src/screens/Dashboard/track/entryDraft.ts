import * as z from 'zod/mini';
import { readEntry } from '../../../../../common/billing/entry.ts';
import { entryMessage } from '../../../../../common/billing/problems.ts';
import { entryForm } from '../../../../../common/forms/subscriptionForms.ts';
import { categoryNames } from '../../../../../common/values.ts';
import { readTab, writeTab } from '../../../ui/tabStorage.ts';

const shape = z.object({ entry: z.string(), category: z.enum(categoryNames), nextBillingDate: z.string() });

/** What is typed into the box, valid or not. */
export type EntryDraft = z.input<ReturnType<typeof entryFormIn>>;

export const emptyDraft: EntryDraft = { entry: '', category: 'other', nextBillingDate: '' };

/**
 * The rules of the box.
 *
 * @param own the currency that a bare `$`, `¥` or `kr` stands for
 */
export const entryFormIn = (own: string) =>
  z.extend(entryForm, {
    entry: z.string().check(({ value, issues }) => {
      const entry = readEntry(value, own);
      if (typeof entry === 'string') issues.push({ code: 'custom', message: entryMessage(entry), input: value });
    }),
    category: shape.shape.category,
  });

export type NewEntry = z.output<ReturnType<typeof entryFormIn>>;

const key = 'entry';

/** What was typed earlier in this tab; the empty box when nothing was, or nothing that can be read. */
export const readDraft = (): EntryDraft => shape.safeParse(readTab(key)).data ?? emptyDraft;

export const keepDraft = (draft: EntryDraft): void => writeTab(key, draft);
