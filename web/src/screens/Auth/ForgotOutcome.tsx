import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, MailX } from 'lucide-react';
import { paths } from '../../../../common/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import { readSite } from '../../ui/site.ts';
import { useOutcomeHeading } from './useOutcomeHeading.ts';

const outcomes = {
  mailed: {
    Icon: Mail,
    title: msg`Check your email`,
    text: msg`If this email belongs to an account, we have sent it a link to set a new password. The link works for one hour.`,
  },
  'not-mailed': {
    Icon: MailX,
    title: msg`This server cannot send email`,
    text: msg`Please ask your administrator for a link to set a new password.`,
  },
};

/** The answer to a request for a reset link; it is the same whether or not the account exists. */
export function ForgotOutcome({ isMailed }: { isMailed: boolean }) {
  const { t } = useLingui();
  const { Icon, title, text } = outcomes[isMailed ? 'mailed' : 'not-mailed'];
  const { adminEmail } = readSite();
  const heading = useOutcomeHeading(isMailed);
  return (
    <div className="flex flex-col items-start gap-4">
      <Icon className="size-10 text-fern" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        {t(title)}
      </h2>
      <p className="text-soft">{t(text)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {!isMailed && adminEmail && (
          <a href={`mailto:${adminEmail}`} className={buttonStyle()}>
            <Trans>Email our admin</Trans>
          </a>
        )}
        <ButtonLink look="outline" to={paths.auth}>
          <Trans>Back to login</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
