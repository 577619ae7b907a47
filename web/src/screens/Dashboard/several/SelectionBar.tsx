import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FolderInput, Pause, Play, Tag, Trash2, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { selectionBarId } from '../../../ui/RowCheckbox.tsx';
import { SelectionCount } from '../../../ui/SelectionCount.tsx';
import { useMatches } from '../../../ui/useMatches.ts';
import { useChangeSubscriptions, type Change } from '../list/useChangeSubscriptions.ts';
import { mostSelected } from './mostSelected.ts';

const LabelsDialog = latePart(async () => (await import('./LabelsDialog.tsx')).LabelsDialog);

interface SelectionBarProps {
  selected: readonly string[];
  /** How many there are in the list, those that are not loaded too. */
  total: number;
  isSelectingAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  /** Called when the selected ones were removed. */
  onLost: () => void;
}

/** What can be done to the selected subscriptions; it stays in view while one scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useLingui();
  const { selected, total, isSelectingAll, onSelectAll, onClear, onLost } = props;
  const { change, isChanging } = useChangeSubscriptions();
  const isPhone = useMatches('(width < 48rem)');
  const [isOpen, setIsOpen] = useState(false);
  const [asks, setAsks] = useState<'tags' | 'category'>();
  const all = Math.min(total, mostSelected);
  const act = async (what: Change) => {
    if (isChanging) return;
    const isDone = await change(selected, what);
    if (!isDone) return;
    onClear();
    onLost();
  };
  const actButton = (icon: ReactNode, label: string, what: Change) => (
    <Button look="outline" aria-disabled={isChanging} onClick={() => void act(what)} isTight>
      {icon}
      {label}
    </Button>
  );
  const askButton = (icon: ReactNode, label: string, asked: 'tags' | 'category') => (
    <Button look="outline" onClick={() => setAsks(asked)} isTight>
      {icon}
      {label}
    </Button>
  );
  const iconStyle = { className: 'size-5 max-md:hidden', 'aria-hidden': true } as const;
  const pause = actButton(<Pause {...iconStyle} />, t`Pause`, {
    input: { act: 'PAUSE' },
    done: (count) => plural(count, { one: '# subscription paused', other: '# subscriptions paused' }),
  });
  const resume = actButton(<Play {...iconStyle} />, t`Resume`, {
    input: { act: 'RESUME' },
    done: (count) => plural(count, { one: '# subscription resumed', other: '# subscriptions resumed' }),
  });
  const cancel = actButton(<X {...iconStyle} />, t`I cancelled them`, {
    input: { act: 'CANCEL' },
    done: (count) => plural(count, { one: '# subscription cancelled', other: '# subscriptions cancelled' }),
  });
  const tag = askButton(<Tag {...iconStyle} />, t`Tag`, 'tags');
  const move = askButton(<FolderInput {...iconStyle} />, t`Move`, 'category');
  const remove = actButton(<Trash2 {...iconStyle} />, t`Delete`, {
    input: { act: 'REMOVE' },
    done: (count) => plural(count, { one: '# subscription removed', other: '# subscriptions removed' }),
  });
  return (
    <div
      id={selectionBarId}
      role="region"
      aria-label={t`Selected subscriptions`}
      aria-busy={isChanging}
      className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-3xl border border-line bg-card p-3 shadow-lift"
    >
      <SelectionCount>
        <Plural value={selected.length} one="# selected" other="# selected" />
      </SelectionCount>
      {selected.length < all && (
        <Button look="quiet" aria-disabled={isSelectingAll} onClick={onSelectAll} isTight>
          {isSelectingAll
            ? t`Loading…`
            : total > all
              ? plural(all, { one: 'Select the first #', other: 'Select the first #' })
              : plural(all, { one: 'Select all #', other: 'Select all #' })}
        </Button>
      )}
      {isPhone ? (
        // In two lines: a phone has no room to spare.
        <>
          <IconButton icon={X} label={t`Clear selection`} onClick={onClear} />
          <div className="flex w-full flex-wrap gap-2">
            {pause}
            {tag}
            {remove}
            <Button look="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} isTight>
              <Trans>More</Trans>
            </Button>
            {isOpen && (
              <>
                {resume}
                {cancel}
                {move}
              </>
            )}
          </div>
        </>
      ) : (
        <>
          {pause}
          {resume}
          {cancel}
          {tag}
          {move}
          {remove}
          <Button look="quiet" onClick={onClear} isTight>
            <Trans>Clear selection</Trans>
          </Button>
        </>
      )}
      {asks && (
        <LabelsDialog
          asks={asks}
          count={selected.length}
          isPending={isChanging}
          onDone={(what) => {
            setAsks(undefined);
            void act(what);
          }}
          onClose={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}
