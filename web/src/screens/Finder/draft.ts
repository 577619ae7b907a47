import * as z from 'zod/mini';
import { finderCardForm } from '../../../../common/forms.ts';
import { mainProjectTypes } from '../../../../common/values.ts';

/** What is typed into the card, valid or not. */
export type Draft = z.input<typeof finderCardForm>;

export const emptyDraft: Draft = { prompt: '', budget: 50, category: 'personal' };

const key = 'stackling:finder';
const shape = z.object({
  prompt: z.string(),
  budget: z.union([z.string(), z.number()]),
  category: z.enum(mainProjectTypes),
});

/** What was typed earlier in this tab; the empty form when nothing was, or nothing that can be read. */
export function readDraft(): Draft {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return emptyDraft;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be switched off or full; the draft then lasts as long as the screen.
  }
}
