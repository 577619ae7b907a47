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
          you can export all of this, and delete it at once. If you remove a subscription or a stack, it is kept for 30
          days so that it can be restored, and is then deleted.
        </Trans>
      </p>
      <p>
        <Trans>
          Logging in sets two cookies. One keeps you logged in for 30 days after your last visit, and no script can read
          it. The other only tells these pages that somebody is logged in. Logging out removes both.
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
          <Trans>What you type into the finder and other forms, except passwords, until you close the tab.</Trans>
        </li>
        <li>
          <Trans>How far you have scrolled, until you close the tab.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>What is sent</Trans>
      </h2>
      <p>
        <Trans>
          When you ask for recommendations, your description, budget and category go to the Stackling server. It answers
          from its own catalogue and does not keep them. If its administrator has set up an AI provider, the server
          sends them to that company, without your name or address. It then keeps them and the answer for a week, so
          that the same question is not sent twice. When you put another tool in the place of a recommended one, or add
          or remove a need, that is counted without your name, and used once five people did the same. Fonts, pictures
          and code come from the same server, so no other company learns of your visit.
        </Trans>
      </p>
      <h2>
        <Trans>What the server logs</Trans>
      </h2>
      <p>
        <Trans>
          One line for each request: the time, the address on this site and the result. What you type is not logged. To
          stop people from guessing passwords, the server also counts attempts for up to 90 days, by digests of the
          network address and the email.
        </Trans>
      </p>
      <h2>
        <Trans>Links to other sites</Trans>
      </h2>
      <p>
        <Trans>
          “Learn more” opens the seller’s site, which has its own rules. That site is not told that you came from here.
        </Trans>
      </p>
    </Prose>
  );
}
