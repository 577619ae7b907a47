import { Description } from '@headlessui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { ProofHost } from '../../../secondFactor/ProofHost.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useFailure } from '../../../ui/useFailure.ts';
import { useActTexts } from './useActTexts.ts';
import { useChangeUsers, type Act } from './useChangeUsers.ts';

/** A user by what the dialog says of them. */
interface Named {
  id: string;
  username: string;
}

interface SeveralDialogProps {
  act: Act;
  users: readonly Named[];
  connection: string;
  /** Called once it was done, also when it was not done to all. */
  onDone: () => void;
  onClose: () => void;
}

/** How many names are shown. */
const mostNames = 20;

/** Asks before the same is done to several users, and says whom it was not done to. Deleting takes a typed sentence. */
export function SeveralDialog({ act, users, connection, onDone, onClose }: SeveralDialogProps) {
  const { t } = useLingui();
  // The list loses those who were deleted while the dialog is open.
  const [chosen] = useState(users);
  const texts = useActTexts(act, chosen.length);
  const { changeUsers, isChanging } = useChangeUsers(connection);
  const { failure, fail, clearFailure } = useFailure(t`Not done`);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<readonly { username: string; message: string }[]>();
  const sentence = plural(chosen.length, { one: 'delete # user', other: 'delete # users' });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChanging) return;
    clearFailure();
    if (act === 'DELETE' && typed.trim().toLowerCase() !== sentence.toLowerCase())
      return setError(t`Type “${sentence}” to confirm`);
    const outcome = await changeUsers(
      chosen.map(({ id }) => id),
      act,
    );
    if (outcome.status !== 'done') return fail(outcome.issues);
    const names = new Map(chosen.map(({ id, username }) => [id, username]));
    const left = outcome.payload.outcomes.flatMap(({ userId, message }) =>
      message == null ? [] : { username: names.get(userId) ?? '', message },
    );
    onDone();
    if (left.length > 0) return setRefused(left);
    showToast({ tone: 'plain', title: texts.done });
    onClose();
  };

  if (refused)
    return (
      <Dialog title={t`Not done to all`} onClose={onClose}>
        <p className="mt-3 text-lg text-soft">
          <Trans>These users stay as they were:</Trans>
        </p>
        <ul className="mt-3 flex flex-col gap-2">
          {refused.map(({ username, message }) => (
            <li key={username} className="wrap-anywhere">
              <strong>{username}</strong>: {message}
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button data-autofocus onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    );
  const more = chosen.length - mostNames;
  return (
    <Dialog title={texts.title} role="alertdialog" isPending={isChanging} onClose={onClose}>
      <Description className="mt-3 text-lg text-soft">{texts.what}</Description>
      <p className="mt-3 wrap-anywhere">
        {chosen
          .slice(0, mostNames)
          .map(({ username }) => username)
          .join(', ')}
        {more > 0 && (
          <>
            {' '}
            <Trans>and {more} more</Trans>
          </>
        )}
      </p>
      <form noValidate autoComplete="off" onSubmit={handleSubmit} className="mt-5">
        <div className="flex flex-col gap-5">
          {act === 'DELETE' && (
            <TextField
              label={t`Type “${sentence}” to confirm`}
              autoComplete="off"
              value={typed}
              error={error}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setError(undefined);
              }}
            />
          )}
          <Alert message={failure} />
        </div>
        <DialogActions>
          <Button look="outline" data-autofocus onClick={() => !isChanging && onClose()}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton look={act === 'ENABLE' ? 'primary' : 'danger'} isPending={isChanging} pendingText={t`Working…`}>
            {texts.confirm}
          </SubmitButton>
        </DialogActions>
      </form>
      <ProofHost />
    </Dialog>
  );
}
