import { readEntry } from '../../../../../common/billing/entry.ts';
import { hints } from '../../../../../common/billing/problems.ts';
import { understoodPrice } from '../../../../../common/billing/understoodPrice.ts';
import { categories } from '../../../../../common/values.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import type { EntryDraft } from './entryDraft.ts';

/** What a line is understood as before it is sent, or what is missing. */
export function EntryPreview({ draft, currency }: { draft: EntryDraft; currency: string }) {
  const entry = readEntry(draft.entry, currency);
  if (typeof entry === 'string') return hints[entry];
  return (
    <>
      Understood as{' '}
      <strong className="text-ink">
        {entry.name}, {understoodPrice(entry, currency)}, {categories[draft.category].toLowerCase()}
      </strong>
      {draft.nextBillingDate && (
        <>
          , renews <CalendarDate day={draft.nextBillingDate} />
        </>
      )}
    </>
  );
}
