import { Mail, MailX } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { paths } from '../../../../common/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import { readSite } from '../../ui/site.ts';

const outcomes = {
  mailed: {
    Icon: Mail,
    title: 'Check your mail',
    text: 'If there is an account with this email, a link to set a new password is on its way. It works for one hour.',
  },
  'not-mailed': {
    Icon: MailX,
    title: 'No mail from here',
    text: 'This Stackling sends no mail. Please ask its administrator for a link to set a new password.',
  },
};

/** What became of the wish for a link; it says the same whether or not there is such an account. */
export function ForgotOutcome({ isMailed }: { isMailed: boolean }) {
  const { Icon, title, text } = outcomes[isMailed ? 'mailed' : 'not-mailed'];
  const { adminEmail } = readSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isMailed) heading.current?.focus();
  }, [isMailed]);
  return (
    <div className="flex flex-col items-start gap-4">
      <Icon className="size-10 text-fern" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        {title}
      </h2>
      <p className="text-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {!isMailed && adminEmail && (
          <a href={`mailto:${adminEmail}`} className={buttonStyle()}>
            Email our admin
          </a>
        )}
        <ButtonLink look="outline" to={paths.auth}>
          Back to login
        </ButtonLink>
      </div>
    </div>
  );
}
