import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../common/paths.ts';
import { projectTypes } from '../../../../../common/values.ts';
import { forgetDraft } from '../../../drafts/draft.ts';
import { authPath } from '../../../session/next.ts';
import { Confirmation } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { askers, type Asker } from '../ask/askers.ts';
import { AlreadyThere } from './AlreadyThere.tsx';
import { ChooseStack, type Choice } from './ChooseStack.tsx';
import type { Wish } from '../ask/finding.ts';
import { isSignedIn } from './isSignedIn.ts';
import { NameStack } from './NameStack.tsx';
import type { ShownTool } from '../results/shownTool.ts';
import { useSaving } from './useSaving.ts';

interface SaveStackDialogProps {
  isOpen: boolean;
  asker: Asker;
  tools: readonly ShownTool[];
  wish: Wish;
  onClose: () => void;
}

export function SaveStackDialog({ isOpen, ...props }: SaveStackDialogProps) {
  return isOpen && <Steps {...props} />;
}

type Step = { name: 'confirm' | 'signed-out' | 'name' } | { name: 'choose'; stacks: readonly Choice[] };

const titles = {
  confirm: msg`Save this stack?`,
  'signed-out': msg`Create an account?`,
  name: msg`Name your stack`,
  choose: msg`Choose a stack`,
  there: msg`Already in your stack`,
};

/**
 * One dialog, step by step: confirm, see who is signed in, name a new stack or choose one, save, and ask about what is there
 * already.
 */
function Steps({ asker, tools, wish, ...props }: Omit<SaveStackDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const [chosen, setStep] = useState<Step>({ name: 'confirm' });
  const [isChecking, setIsChecking] = useState(false);
  const proposed = wish.projectName || t`${t(projectTypes[wish.projectType].label)} stack`;
  const draftKey = `stack-name:${proposed}`;
  const onClose = () => {
    forgetDraft(draftKey);
    props.onClose();
  };
  const { save, question, error, isSaving } = useSaving(asker, tools, wish, onClose);
  const step = question ? { name: 'there' as const, ...question } : chosen;
  const navigate = useNavigate();
  const count = tools.length;

  const confirm = async () => {
    setIsChecking(true);
    setStep({ name: (await isSignedIn()) ? 'name' : 'signed-out' });
    setIsChecking(false);
  };

  const cancelChoice = () => {
    onClose();
    showToast({ tone: 'plain', title: t`Cancelled`, description: t`No stack was selected` });
  };

  return (
    <Dialog
      title={t(titles[step.name])}
      role={step.name === 'name' || step.name === 'choose' ? 'dialog' : 'alertdialog'}
      isPending={isChecking || isSaving}
      onClose={step.name === 'choose' ? cancelChoice : onClose}
    >
      {step.name === 'confirm' && (
        <Confirmation
          confirmLabel={t`Save Stack`}
          pendingLabel={t`One moment…`}
          isPending={isChecking}
          onConfirm={confirm}
          onClose={onClose}
        >
          <Plural
            value={count}
            one="# subscription goes into your stack."
            other="# subscriptions go into your stack."
          />
        </Confirmation>
      )}
      {step.name === 'signed-out' && (
        <Confirmation
          confirmLabel={t`Create account`}
          cancelLabel={t`Not now`}
          onConfirm={() => void navigate(authPath({ pathname: paths.finder, search: askers[asker].place }, 'register'))}
          onClose={onClose}
        >
          <Trans>You need to be logged in to save recommendations. Would you like to create an account now?</Trans>
        </Confirmation>
      )}
      {step.name === 'name' && (
        <NameStack
          name={proposed}
          draftKey={draftKey}
          isSaving={isSaving}
          error={error}
          onSave={(name) => save({ name })}
          onChoose={(stacks) => setStep({ name: 'choose', stacks })}
          onClose={onClose}
        />
      )}
      {step.name === 'choose' && (
        <ChooseStack stacks={step.stacks} isSaving={isSaving} error={error} onSave={save} onCancel={cancelChoice} />
      )}
      {step.name === 'there' && (
        <AlreadyThere
          stackName={step.stackName}
          names={step.names}
          isSaving={isSaving}
          error={error}
          onSaveOthers={step.onSaveOthers}
          onSaveAll={step.onSaveAll}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
