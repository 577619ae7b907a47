import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { categoryNames } from '../../../../../common/values.ts';
import { readTab, writeTab } from '../../../ui/tabStorage.ts';
import type { EditDraft } from './editForm.ts';

type Drafts = ReadonlyMap<string, EditDraft>;

const key = 'edits';

const shape = z.record(
  z.string(),
  z.object({
    name: z.string(),
    price: z.string(),
    category: z.enum(categoryNames),
    description: z.string(),
    nextBillingDate: z.string(),
    isActive: z.boolean(),
  }),
);

/** What was typed into the fields of cards, by their ids, and neither saved nor cancelled; it outlasts the screen. */
export function useEditDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(() => new Map(Object.entries(shape.safeParse(readTab(key)).data ?? {})));

  useEffect(() => writeTab(key, drafts.size > 0 ? Object.fromEntries(drafts) : undefined), [drafts]);

  const keepDraft = useCallback((id: string, draft: EditDraft | undefined) => {
    setDrafts((kept) => {
      const others = [...kept].filter(([key]) => key !== id);
      return new Map(draft ? [...others, [id, draft]] : others);
    });
  }, []);

  return { drafts, keepDraft };
}
