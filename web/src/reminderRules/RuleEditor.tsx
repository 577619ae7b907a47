import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { mostRules, reminderKinds, type ReminderKind } from '../../../common/forms/reminderForms.ts';
import { Button } from '../ui/Button.tsx';
import { RuleFields } from './RuleFields.tsx';
import { newDraft, type Draft, type Way } from './rules.ts';

interface RuleEditorProps {
  drafts: readonly Draft[];
  ways: readonly Way[];
  /** Whether what is wrong is said. */
  isChecked: boolean;
  onChange: (drafts: Draft[]) => void;
}

/** Rules for reminders, as sentences, by what they remind of. */
export function RuleEditor({ drafts, ways, isChecked, onChange }: RuleEditorProps) {
  const { t } = useLingui();
  const groups = useRef<HTMLDivElement>(null);
  const titles: Record<ReminderKind, string> = {
    renewal: t`Payments`,
    trialEnd: t`Ends of trials`,
    cancelBy: t`Last days to cancel`,
    priceRise: t`Price rises`,
  };
  const focusIn = (kind: ReminderKind, selector: string) =>
    // Once it is drawn.
    setTimeout(() => {
      const found = groups.current?.querySelectorAll<HTMLElement>(`[data-kind=${kind}] ${selector}`);
      found?.[found.length - 1]?.focus();
    });

  const add = (kind: ReminderKind) => {
    onChange([...drafts, newDraft(kind)]);
    focusIn(kind, 'input[type=number]');
  };
  const remove = ({ key, kind }: Draft) => {
    onChange(drafts.filter((draft) => draft.key !== key));
    focusIn(kind, 'button[data-add]');
  };
  return (
    <div ref={groups} className="flex flex-col gap-6">
      {reminderKinds.map((kind) => {
        const own = drafts.filter((draft) => draft.kind === kind);
        const title = titles[kind];
        return (
          <fieldset key={kind} data-kind={kind} className="min-w-0">
            <legend className="mb-1.5 font-semibold">{title}</legend>
            {own.length === 0 ? (
              <p className="text-soft">
                <Trans>No reminders.</Trans>
              </p>
            ) : (
              <ul className="flex flex-col gap-3">
                {own.map((draft) => (
                  <RuleFields
                    key={draft.key}
                    draft={draft}
                    ways={ways}
                    isChecked={isChecked}
                    onChange={(changed) => onChange(drafts.map((each) => (each.key === draft.key ? changed : each)))}
                    onRemove={() => remove(draft)}
                  />
                ))}
              </ul>
            )}
            {drafts.length < mostRules && (
              <Button
                look="quiet"
                data-add
                className="-ml-3"
                aria-label={t`Add a reminder: ${title}`}
                onClick={() => add(kind)}
              >
                <Plus className="size-5" aria-hidden="true" />
                <Trans>Add a reminder</Trans>
              </Button>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
