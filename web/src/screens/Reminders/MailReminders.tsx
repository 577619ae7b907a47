import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { MailReminders_user$key } from '../../__generated__/MailReminders_user.graphql.ts';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { readSite } from '../../ui/site.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useSetReminderMails } from './useSetReminderMails.ts';

/** Whether reminders go out by email at all, and where to. */
export function MailReminders({ user }: { user: MailReminders_user$key }) {
  const { t } = useLingui();
  const { email, isEmailVerified, getsReminderMails } = useFragment(
    graphql`
      fragment MailReminders_user on User @throwOnFieldError {
        email
        isEmailVerified
        getsReminderMails
      }
    `,
    user,
  );
  const { setReminderMails, isSetting } = useSetReminderMails();

  const toggle = async () => {
    if (isSetting) return;
    const outcome = await setReminderMails(!getsReminderMails);
    if (outcome.status !== 'done') showFailure(t`That did not work`, outcome.issues);
  };
  return (
    <SettingsSection
      title={t`Email`}
      text={t`All that comes up on a day is one email. A link in it ends them with one click.`}
    >
      {readSite().sendsMail ? (
        <div className="flex flex-col gap-2">
          <Switch label={t`Send reminders by email`} checked={getsReminderMails} onChange={() => void toggle()} />
          <p className="text-soft wrap-anywhere [&_a]:font-semibold [&_a]:text-fern [&_a]:underline">
            {getsReminderMails ? (
              <Trans>They go to {email}.</Trans>
            ) : (
              <Trans>No reminders go out by email, whatever the rules above say.</Trans>
            )}{' '}
            {getsReminderMails && !isEmailVerified && (
              <Trans>
                You have not confirmed this address yet. <Link to={paths.account}>Confirm it in your account</Link>
              </Trans>
            )}
          </p>
        </div>
      ) : (
        <p className="text-soft">
          <Trans>This server sends no email. Reminders reach you in the inbox and in your channels.</Trans>
        </p>
      )}
    </SettingsSection>
  );
}
