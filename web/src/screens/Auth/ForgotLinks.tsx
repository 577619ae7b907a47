import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { readSite } from '../../ui/site.ts';

const linkStyle = 'inline-flex min-h-11 items-center text-fern underline underline-offset-4 hover:text-fern-strong';

/** Links for people who have forgotten their password. */
export function ForgotLinks() {
  const { adminEmail } = readSite();
  return (
    <div className="flex flex-col items-center border-line not-last:border-b not-last:pb-3">
      <Link to={paths.forgot} className={`${linkStyle} font-semibold`}>
        <Trans>Set a new password</Trans>
      </Link>
      {adminEmail && (
        <a href={`mailto:${adminEmail}`} className={linkStyle}>
          <Trans>Forgot password? Email our admin</Trans>
        </a>
      )}
    </div>
  );
}
