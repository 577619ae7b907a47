import * as z from 'zod/mini';
import { readEntry } from '../../../../../common/billing/entry.ts';
import { entryMessage } from '../../../../../common/billing/problems.ts';
import { entryForm } from '../../../../../common/forms/subscriptionForms.ts';

/** What is typed into the box, valid or not. */
export type EntryDraft = z.input<ReturnType<typeof entryFormIn>>;

export const emptyDraft: EntryDraft = { entry: '', category: 'other', startsOn: '', websiteUrl: '', websiteOf: '' };

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
    category: entryForm.shape.category.def.innerType,
    /** The name in the suggestion that the web address is of; the entry may name something else since. */
    websiteOf: z.string(),
  });

export type NewEntry = z.output<ReturnType<typeof entryFormIn>>;
