import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { footerLinks } from './links.ts';

const year = new Date().getFullYear();

export function Footer() {
  const { t } = useLingui();
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="wrap flex flex-col gap-2 py-6 text-soft sm:flex-row sm:items-center sm:justify-between">
        {/* The built page has the year in which it was built. */}
        <p suppressHydrationWarning>
          <Trans>© {year} Stackling. All rights reserved.</Trans>
        </p>
        <nav aria-label={t`Footer`}>
          <ul className="-mx-3 flex flex-wrap">
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center rounded-full px-3 underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
