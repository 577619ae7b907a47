import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { longestLead, type ReminderKind } from '../../../common/forms/reminderForms.ts';
import { controlStyle, FieldError } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { problemOf, type Draft, type Way } from './rules.ts';

interface RuleFieldsProps {
  draft: Draft;
  ways: readonly Way[];
  isChecked: boolean;
  onChange: (draft: Draft) => void;
  onRemove: () => void;
}

/** A rule as a sentence with fields in it. */
export function RuleFields({ draft, ways, isChecked, onChange, onRemove }: RuleFieldsProps) {
  const { t } = useLingui();
  const errorId = useId();
  const { kind, days, channels } = draft;
  const problem = isChecked ? problemOf(draft, ways) : undefined;
  const input = (
    <span className="w-20">
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={longestLead}
        value={days}
        onChange={({ target }) => onChange({ ...draft, days: target.value })}
        aria-label={t`Days before`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? errorId : undefined}
        className={controlStyle}
      />
    </span>
  );
  const toggle = (id: string, isOn: boolean) =>
    onChange({ ...draft, channels: isOn ? [...channels, id] : channels.filter((channel) => channel !== id) });
  return (
    <li className="rounded-2xl bg-sunken p-3">
      <div className="flex items-start justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">{sentenceOf(kind, input)}</p>
        <IconButton icon={Trash2} label={t`Remove this reminder`} onClick={onRemove} />
      </div>
      <div className="flex flex-wrap gap-x-5">
        {ways.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={channels.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
              className="size-5 shrink-0 accent-fern"
            />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={problem} />
    </li>
  );
}

function sentenceOf(kind: ReminderKind, days: ReactNode): ReactNode {
  switch (kind) {
    case 'renewal':
      return <Trans>Remind me {days} days before a payment, in:</Trans>;
    case 'trialEnd':
      return <Trans>Remind me {days} days before a trial ends, in:</Trans>;
    case 'cancelBy':
      return <Trans>Remind me {days} days before the last day to cancel, in:</Trans>;
    case 'priceRise':
      return <Trans>Remind me {days} days before a price rises, in:</Trans>;
  }
}
