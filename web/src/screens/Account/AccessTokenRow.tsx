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
  const { id, name, canWrite, lastUsedAt, createdAt } = useFragment(
    graphql`
      fragment AccessTokenRow_accessToken on AccessToken @throwOnFieldError {
        id
        name
        canWrite
        lastUsedAt
        createdAt
      }
    `,
    accessToken,
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          <Badge color={canWrite ? 'yellow' : 'gray'}>{canWrite ? 'Reads and writes' : 'Only reads'}</Badge>
        </p>
        <p className="text-sm text-soft">
          Made on <CalendarDate day={dayOf(createdAt)} />,{' '}
          {lastUsedAt ? (
            <>
              last used on <CalendarDate day={dayOf(lastUsedAt)} />
            </>
          ) : (
            'never used'
          )}
        </p>
      </div>
      <Button look="outline" onClick={() => onRevoke({ id, name })}>
        Revoke <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

const dayOf = (instant: unknown) => String(instant).slice(0, 10);
