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
          Stackling has no analytics, no advertising and no tracking. Until you start to log in, it sets no cookies
          either.
        </Trans>
      </p>
      <h2>
        <Trans>What an account holds</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Your username, your email, whether you have confirmed it, the currency and the time zone you choose and when
            you last logged in.
          </Trans>
        </li>
        <li>
          <Trans>
            The subscriptions and stacks that you enter. If you remove one, it is kept for 30 days so that it can be
            restored, and is then deleted.
          </Trans>
        </li>
        <li>
          <Trans>
            How you log in: a digest of your password; the names of your passkeys, what the site needs to check them and
            when you last used them; your authenticator app’s secret, encrypted; digests of your recovery codes; and if
            you log in with another provider, its address and your id there.
          </Trans>
        </li>
        <li>
          <Trans>
            The devices you are logged in on: the browser, the operating system, when you logged in and when you were
            last active. A device is forgotten when you log out, after 30 days without a visit, and after 180 days at
            the latest.
          </Trans>
        </li>
        <li>
          <Trans>
            A log of your logins, failed ones too, and of changes to how you log in: when, the browser, the operating
            system and a digest of the network. It has the last 100 entries, for 90 days.
          </Trans>
        </li>
        <li>
          <Trans>
            Your access tokens: their names, what they may do, when they end, when you last used them, and a digest of
            each.
          </Trans>
        </li>
        <li>
          <Trans>
            Your calendar address, if you make one: when you made it, when it was last read, and a digest of it. Whoever
            has the address can see what you pay.
          </Trans>
        </li>
        <li>
          <Trans>
            Your webhooks, if you add any: their names, their hosts and their addresses, which are encrypted. What was
            sent to them and by email is kept for 90 days, your inbox for a year.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          On your <Link to={paths.account}>account page</Link> you can export all of this except digests, secrets and
          what you have removed. You can also delete it at once. Only what administrators have done to your account
          stays in their log, with your username and the date.
        </Trans>
      </p>
      <h2>
        <Trans>Before you have an account</Trans>
      </h2>
      <p>
        <Trans>
          If an administrator invites you, your email is kept until you register, for 7 days at most. If you register
          and have to confirm your email, your username, your email and a digest of your password are kept for 24 hours.
        </Trans>
      </p>
      <h2>
        <Trans>Cookies</Trans>
      </h2>
      <p>
        <Trans>
          Logging in sets two cookies. One keeps you logged in for 30 days after your last visit, and no script can read
          it. The other only tells these pages that somebody is logged in. Logging out removes both. If you log in with
          another provider, a third cookie recognises your browser when you come back, for 10 minutes at most.
        </Trans>
      </p>
      <h2>
        <Trans>What stays in your browser</Trans>
      </h2>
      <ul>
        <li>
          <Trans>The theme you choose and the tips you dismiss, until you clear this site’s data.</Trans>
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
          or remove a need, that is counted without your name, used once five people did the same, and deleted after
          half a year. A service that five people or more track here is suggested to others by its name alone. Fonts,
          pictures and code come from the same server, so no other company learns of your visit.
        </Trans>
      </p>
      <p>
        <Trans>
          If you log in with another provider, that provider learns of it. Stackling takes your id there from it, and
          for a new account your name and your email, and keeps nothing else.
        </Trans>
      </p>
      <p>
        <Trans>
          Mails wait with your address and your username until they are sent, and are then deleted. One that cannot be
          sent is deleted after a week. They never wait with a link in them.
        </Trans>
      </p>
      <h2>
        <Trans>What the server logs</Trans>
      </h2>
      <p>
        <Trans>
          One line for each request: the time, the number of your account if you are logged in, the address on this site
          and the result. Logins, wrong passwords and refused requests have a line of their own. What you type is not
          logged, and neither is where you are. To stop people from guessing passwords, the server also counts attempts
          for up to 90 days, by digests of the network address and the email. When there are too many, it counts for two
          days for which account that was, or for which network, without the last part of its address.
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
