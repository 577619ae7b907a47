import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import type { Outcome } from '../../../relay/useCommit.ts';
import { RuleEditor } from '../../../reminderRules/RuleEditor.tsx';
import { problemOf, rulesOf, type Draft, type Rule, type Way } from '../../../reminderRules/rules.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { messageOf } from '../../../ui/messageOf.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { showToast } from '../../../ui/toast.ts';

interface OwnRulesFormProps {
  /** What it begins with. */
  drafts: readonly Draft[];
  ways: readonly Way[];
  isSetting: boolean;
  onSave: (rules: Rule[]) => Promise<Outcome>;
  onClose: () => void;
}

/** The rules of one subscription. */
export function OwnRulesForm({ ways, isSetting, onSave, onClose, ...props }: OwnRulesFormProps) {
  const { t } = useLingui();
  const [drafts, setDrafts] = useState(props.drafts);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSetting) return;
    setFailure(undefined);
    setIsChecked(true);
    if (drafts.some((draft) => problemOf(draft, ways)))
      return void setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    const outcome = await onSave(rulesOf(drafts, ways));
    if (outcome.status !== 'done') return setFailure(messageOf(outcome.issues));
    showToast({ tone: 'plain', title: t`Reminders saved` });
    onClose();
  };
  return (
    <form ref={form} noValidate onSubmit={save} className="mt-4 flex flex-col gap-6">
      <RuleEditor drafts={drafts} ways={ways} isChecked={isChecked} onChange={setDrafts} />
      <Alert message={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isPending={isSetting} pendingText={t`Saving...`}>
          <Trans>Save reminders</Trans>
        </SubmitButton>
        <Button look="outline" onClick={() => !isSetting && onClose()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
