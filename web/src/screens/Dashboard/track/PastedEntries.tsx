import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { understoodPrice } from '../../../../../common/billing/understoodPrice.ts';
import { categories, type Category } from '../../../../../common/values.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { hintFor, isRepeated, nameOf, readLines, type PastedLine } from './pastedLines.ts';
import { useTrackedNames } from './useTrackedNames.ts';
import { useTrackEntries } from './useTrackEntries.ts';

interface PastedEntriesProps {
  text: string;
  currency: string;
  category: Category;
  onClose: () => void;
}

/** Shows how each line of a pasted list is understood, and adds those that are. */
export function PastedEntries({ text, currency, category, onClose }: PastedEntriesProps) {
  const { t } = useLingui();
  const { addAll, isAdding } = useTrackEntries();
  const { lines, left } = readLines(text, currency);
  const readable = lines.filter(({ entry }) => typeof entry === 'object');
  const tracked = useTrackedNames(readable.map(nameOf));
  const isNew = (line: PastedLine) => !tracked.has(nameOf(line)) && !isRepeated(line, lines);
  const good = readable.filter(isNew);
  const add = async () => {
    if (isAdding || good.length === 0) return;
    const isDone = await addAll(
      good.map(({ text }) => text),
      category,
    );
    if (isDone) onClose();
  };
  return (
    <Dialog title={t`Add several subscriptions`} isPending={isAdding} onClose={onClose}>
      <p className="mt-3 text-soft">
        <Trans>
          This is how your lines are understood. They get the category {t(categories[category])}, which you can change
          later.
        </Trans>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ul tabIndex={0} aria-label={t`Lines`} className="mt-4 max-h-96 divide-y divide-line overflow-y-auto">
        {lines.map((line, index) => {
          const { text, entry } = line;
          return (
            <li key={index} className="py-2">
              {typeof entry === 'object' ? (
                <>
                  <span className="flex flex-wrap justify-between gap-x-4">
                    <strong className="min-w-0 wrap-anywhere">{entry.name}</strong>
                    <span className="ml-auto text-right text-soft tabular-nums">
                      {understoodPrice(entry, currency)}
                    </span>
                  </span>
                  {tracked.has(entry.name) ? (
                    <Left>
                      <Trans>You track {entry.name} already</Trans>
                    </Left>
                  ) : (
                    isRepeated(line, lines) && (
                      <Left>
                        <Trans>{entry.name} is in an earlier line</Trans>
                      </Left>
                    )
                  )}
                </>
              ) : (
                <>
                  <span className="wrap-anywhere">{text}</span>
                  <span className="flex items-start gap-1.5 text-sm text-danger">
                    <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                    {t(hintFor(entry))}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <p role="status" className="mt-3 text-soft">
          <Plural
            value={left}
            one="100 lines can be added at once. # more is left out."
            other="100 lines can be added at once. # more are left out."
          />
        </p>
      )}
      <DialogActions>
        <Button look="outline" onClick={onClose} data-autofocus={readable.length === 0 || undefined}>
          <Trans>Cancel</Trans>
        </Button>
        {readable.length > 0 && (
          <Button onClick={() => void add()} aria-disabled={isAdding || good.length === 0} data-autofocus>
            {isAdding ? t`Adding...` : good.length > 0 ? t`Add ${good.length}` : t`Nothing to add`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Why a line that can be read is left out. */
function Left({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-sm text-soft">
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
