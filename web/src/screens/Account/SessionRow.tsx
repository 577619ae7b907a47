import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SessionRow_session$key } from '../../__generated__/SessionRow_session.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { isToday } from '../../ui/calendar.ts';
import { useDeviceName } from './useDeviceName.ts';

interface SessionRowProps {
  session: SessionRow_session$key;
  onEnd: (id: string) => void;
}

/** A browser that the user is signed in with. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useLingui();
  const { id, browser, system, method, isCurrent, lastUsedAt, createdAt } = useFragment(
    graphql`
      fragment SessionRow_session on Session @throwOnFieldError {
        id
        browser
        system
        method
        isCurrent
        lastUsedAt
        createdAt
      }
    `,
    session,
  );
  const name = useDeviceName(browser, system);
  const started = <Instant at={createdAt} />;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isCurrent && <Badge color="green">{t`This device`}</Badge>}
        </p>
        <p className="text-sm text-soft">
          {isToday(lastUsedAt) ? (
            <Trans>Last active today</Trans>
          ) : (
            <Trans>
              Last active on <Instant at={lastUsedAt} />
            </Trans>
          )}
          {' · '}
          {method === 'PASSKEY' ? (
            <Trans>logged in on {started} with a passkey</Trans>
          ) : method === 'SINGLE_SIGN_ON' ? (
            <Trans>logged in on {started} by single sign-on</Trans>
          ) : (
            <Trans>logged in on {started}</Trans>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button look="outline" className="shrink-0" onClick={() => onEnd(id)}>
          <Trans>
            Log out <span className="sr-only">{name}</span>
          </Trans>
        </Button>
      )}
    </li>
  );
}
