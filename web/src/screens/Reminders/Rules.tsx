import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { Rules_user$key } from '../../__generated__/Rules_user.graphql.ts';
import { RuleEditor } from '../../reminderRules/RuleEditor.tsx';
import { draftOf, problemOf, rulesOf, usualDrafts, waysOf } from '../../reminderRules/rules.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { Select } from '../../ui/Select.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { showToast } from '../../ui/toast.ts';
import { hourWords } from './hourWords.ts';
import { useSetReminders } from './useSetReminders.ts';

/** The hour at which everybody is reminded at first. */
const usualHour = 9;

/** When the user is reminded of what, and where. */
export function Rules({ user }: { user: Rules_user$key }) {
  const { t } = useLingui();
  const { timeZone, reminders, channels } = useFragment(
    graphql`
      fragment Rules_user on User @throwOnFieldError {
        timeZone
        reminders {
          hour
          rules {
            kind
            daysBefore
            channels
          }
        }
        channels {
          id
          name
        }
      }
    `,
    user,
  );
  const [drafts, setDrafts] = useState(() =>
    reminders.rules.map(({ kind, daysBefore, channels }) => draftOf(kind, daysBefore, channels)),
  );
  const [hour, setHour] = useState(reminders.hour);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { setReminders, isSetting } = useSetReminders();
  const ways = waysOf(channels.map(({ id, name }) => ({ id, name })));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSetting) return;
    setFailure(undefined);
    setIsChecked(true);
    if (drafts.some((draft) => problemOf(draft, ways)))
      return void setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    const outcome = await setReminders(rulesOf(drafts, ways), hour);
    if (outcome.status !== 'done') return setFailure(messageOf(outcome.issues));
    showToast({ tone: 'plain', title: t`Reminders saved` });
  };
  const fillInDefaults = () => {
    setDrafts(usualDrafts());
    setHour(usualHour);
  };

  return (
    <SettingsSection
      title={t`When to remind you`}
      text={t`At first, Stackling reminds you 3 days before a payment in the inbox, and also by email 3 days before a trial ends, 14 and 3 days before a last day to cancel, and 7 days before a price rises. 0 days is the day itself.`}
    >
      <form ref={form} noValidate onSubmit={save} className="flex flex-col gap-6">
        <RuleEditor drafts={drafts} ways={ways} isChecked={isChecked} onChange={setDrafts} />
        <div className="max-w-md">
          <Field label={t`Time of day`}>
            {(control) => (
              <Select {...control} value={hour} onChange={({ target }) => setHour(Number(target.value))}>
                {Array.from({ length: 24 }, (_, each) => (
                  <option key={each} value={each}>
                    {hourWords(each)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <p className="mt-1.5 text-sm text-soft [&_a]:font-semibold [&_a]:text-fern [&_a]:underline">
            <Trans>
              In your time zone, {timeZone.replaceAll('_', ' ')}.{' '}
              <Link to={paths.account}>Change it in your account</Link>
            </Trans>
          </p>
        </div>
        <Alert message={failure} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isPending={isSetting} pendingText={t`Saving...`}>
            <Trans>Save reminders</Trans>
          </SubmitButton>
          <Button look="quiet" onClick={fillInDefaults}>
            <Trans>Use the defaults</Trans>
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
