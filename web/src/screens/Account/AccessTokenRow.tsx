import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AccessTokenRow_accessToken$key } from '../../__generated__/AccessTokenRow_accessToken.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CalendarDate } from '../../ui/CalendarDate.tsx';

interface AccessTokenRowProps {
  accessToken: AccessTokenRow_accessToken$key;
  onRevoke: (accessToken: { id: string; name: string }) => void;
}

export function AccessTokenRow({ accessToken, onRevoke }: AccessTokenRowProps) {
  const { t } = useLingui();
  const { id, name, scopes, isExpired, expiresAt, lastUsedAt, createdAt } = useFragment(
    graphql`
      fragment AccessTokenRow_accessToken on AccessToken @throwOnFieldError {
        id
        name
        scopes
        isExpired
        expiresAt
        lastUsedAt
        createdAt
      }
    `,
    accessToken,
  );
  const words: Record<string, string> = {
    SUBSCRIPTIONS_READ: t`Subscriptions: read`,
    SUBSCRIPTIONS_WRITE: t`Subscriptions: read and write`,
    STACKS_READ: t`Stacks: read`,
    STACKS_WRITE: t`Stacks: read and write`,
    ACCOUNT_READ: t`Account: read`,
    ACCOUNT_WRITE: t`Account: read and write`,
    REMINDERS_READ: t`Reminders: read`,
    REMINDERS_WRITE: t`Reminders: read and write`,
  };
  const wordsFor = (scope: string) => words[scope] ?? scope;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {isExpired && <Badge color="red">{t`Expired`}</Badge>}
        </p>
        <p className="text-sm">{scopes.length === 0 ? t`Recommendations only` : scopes.map(wordsFor).join(' · ')}</p>
        <p className="text-sm text-soft">
          {lastUsedAt ? (
            <Trans>
              Created on <CalendarDate day={dayOf(createdAt)} />, last used on <CalendarDate day={dayOf(lastUsedAt)} />
            </Trans>
          ) : (
            <Trans>
              Created on <CalendarDate day={dayOf(createdAt)} />, never used
            </Trans>
          )}
          {expiresAt != null && (
            <>
              {'. '}
              {isExpired ? (
                <Trans>
                  Expired on <CalendarDate day={dayOf(expiresAt)} />
                </Trans>
              ) : (
                <Trans>
                  Expires on <CalendarDate day={dayOf(expiresAt)} />
                </Trans>
              )}
            </>
          )}
        </p>
      </div>
      <Button look="outline" className="shrink-0" onClick={() => onRevoke({ id, name })}>
        <Trans>
          Revoke <span className="sr-only">{name}</span>
        </Trans>
      </Button>
    </li>
  );
}

const dayOf = (instant: unknown) => String(instant).slice(0, 10);
