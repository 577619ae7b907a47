import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { selectionBarId } from '../../../ui/RowCheckbox.tsx';
import { SelectionCount } from '../../../ui/SelectionCount.tsx';
import type { Act } from './useChangeUsers.ts';

interface SelectionBarProps {
  count: number;
  onAct: (act: Act) => void;
  onClear: () => void;
}

/** What can be done to the selected users; it stays in view while one scrolls. */
export function SelectionBar({ count, onAct, onClear }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <div
      id={selectionBarId}
      role="region"
      aria-label={t`Selected users`}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-3 rounded-3xl border border-line bg-card p-4 shadow-lift"
    >
      <SelectionCount>
        <Plural value={count} one="# user selected" other="# users selected" />
      </SelectionCount>
      <Button look="outline" onClick={() => onAct('DISABLE')}>
        <Trans>Disable</Trans>
      </Button>
      <Button look="outline" onClick={() => onAct('ENABLE')}>
        <Trans>Enable</Trans>
      </Button>
      <Button look="outline" onClick={() => onAct('END_SESSIONS')}>
        <Trans>End sessions</Trans>
      </Button>
      <Button look="danger-outline" onClick={() => onAct('DELETE')}>
        <Trans>Delete</Trans>
      </Button>
      <Button look="quiet" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  );
}
