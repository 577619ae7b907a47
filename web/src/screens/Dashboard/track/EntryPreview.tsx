import { Trans, useLingui } from '@lingui/react/macro';
import { readEntry } from '../../../../../common/billing/entry.ts';
import { priceText } from '../../../../../common/billing/money.ts';
import { categories } from '../../../../../common/values.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import type { EntryDraft } from './entryForm.ts';

/** What a line is understood as, before it is sent. */
export function EntryPreview({ draft, currency }: { draft: EntryDraft; currency: string }) {
  const { t } = useLingui();
  const entry = readEntry(draft.entry, currency);
  return (
    <p role="status" className="mt-2 min-h-6 text-soft wrap-anywhere">
      {typeof entry === 'string' ? (
        draft.entry.trim() === '' && t`A name and a price, by the month or by the year.`
      ) : (
        <>
          Understood as{' '}
          <strong className="text-ink">
            {entry.name}, {priceText(entry.amountCents, entry.period, entry.currency ?? currency)},{' '}
            {t(categories[draft.category]).toLowerCase()}
          </strong>
          {draft.nextBillingDate && (
            <>
              <Trans>
                , renews <CalendarDate day={draft.nextBillingDate} />
              </Trans>
            </>
          )}
        </>
      )}
    </p>
  );
}
