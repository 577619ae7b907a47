import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { Prose } from '../../ui/Prose.tsx';

export function PrivacyScreen() {
  const { t } = useLingui();
  return (
    <Prose title={t`Privacy`}>
      <p>
        <Trans>
          Stackling has no analytics, no advertising and no tracking. Without an account it sets no cookies either.
        </Trans>
      </p>
      <h2>
        <Trans>What an account holds</Trans>
      </h2>
      <p>
        <Trans>
          Your username, your email, a digest of your password, the currency you choose, when you last logged in, and
          what you enter: subscriptions, stacks and access tokens. On your <Link to={paths.account}>account page</Link>{' '}
          you can export it and delete it, all of it and at once. A subscription or a stack that you remove is kept for
          30 days, so that it can be restored, and is then deleted.
        </Trans>
      </p>
      <p>
        <Trans>
          Logging in sets two cookies: one that keeps you logged in for 30 days after your last visit and that no script
          can read, and one that only tells these pages that somebody is logged in. Logging out removes both.
        </Trans>
      </p>
      <h2>
        <Trans>What stays in your browser</Trans>
      </h2>
      <ul>
        <li>
          <Trans>The theme you choose, until you clear this site’s data.</Trans>
        </li>
        <li>
          <Trans>What you type into the finder and other forms, never a password, until you close the tab.</Trans>
        </li>
        <li>
          <Trans>Where you had scrolled to, until you close the tab.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>What is sent</Trans>
      </h2>
      <p>
        <Trans>
          When you ask for recommendations, your description, budget and category go to the Stackling server, which
          answers from its own catalogue and does not keep them. Where its administrator has set up an AI provider, they
          are sent on to that company, without your name or address, and the answer is kept with them for a week, so
          that the same question is not sent twice. Fonts, pictures and code come from the same server, so no other
          company hears of your visit.
        </Trans>
      </p>
      <h2>
        <Trans>What the server writes down</Trans>
      </h2>
      <p>
        <Trans>
          A log line for each request: the time, the address on this site, and how it went. Not what you typed. To stop
          people who guess passwords, it counts tries for up to 90 days, by digests of network address and email.
        </Trans>
      </p>
      <h2>
        <Trans>Links to other sites</Trans>
      </h2>
      <p>
        <Trans>
          “Learn more” opens the seller’s site, which has its own rules. It is not told that you come from here.
        </Trans>
      </p>
    </Prose>
  );
}
