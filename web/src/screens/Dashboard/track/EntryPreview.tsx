import { Trans, useLingui } from '@lingui/react/macro';
import { readEntry } from '../../../../../common/billing/entry.ts';
import { hints } from '../../../../../common/billing/problems.ts';
import { nextDueOn } from '../../../../../common/billing/schedule.ts';
import { understoodPrice } from '../../../../../common/billing/understoodPrice.ts';
import { categories } from '../../../../../common/values.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { today } from '../../../ui/calendar.ts';
import type { EntryDraft } from './useEntryForm.ts';

/** What a line is understood as before it is sent, or what is missing. */
export function EntryPreview({ draft, currency }: { draft: EntryDraft; currency: string }) {
  const { t } = useLingui();
  const entry = readEntry(draft.entry, currency);
  if (typeof entry === 'string') {
    const hint = hints[entry];
    return hint && t(hint);
  }
  const understood = (
    <strong className="text-ink">
      {entry.name}, {understoodPrice(entry, currency)}, {t(categories[draft.category]).toLowerCase()}
    </strong>
  );
  const day = draft.startsOn && nextDueOn({ ...entry, startsOn: draft.startsOn }, today());
  if (!day) return <Trans>Understood as {understood}</Trans>;
  return (
    <Trans>
      Understood as {understood}, renews <CalendarDate day={day} />
    </Trans>
  );
}
