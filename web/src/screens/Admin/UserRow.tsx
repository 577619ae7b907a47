import { KeyRound, Pencil } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UserRow_user$key } from '../../__generated__/UserRow_user.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Instant } from '../../ui/Instant.tsx';
import type { OpenDialog } from './dialogs.ts';
import { OwnAdminButton } from './OwnAdminButton.tsx';

interface UserRowProps {
  user: UserRow_user$key;
  ownId: string;
  onDialog: (dialog: OpenDialog) => void;
}

/** A user and what can be done to them. Drawn anew only when something of it changes, since there may be hundreds. */
export const UserRow = memo(function UserRow({ user, ownId, onDialog }: UserRowProps) {
  const { id, username, email, currency, isAdmin, lastLogin, createdAt } = useFragment(
    graphql`
      fragment UserRow_user on User @throwOnFieldError {
        id
        username
        email
        currency
        isAdmin
        lastLogin
        createdAt
      }
    `,
    user,
  );
  const listed = { id, username, email, isAdmin };
  const isOwn = id === ownId;
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 min-w-32 max-w-36 bg-card py-3 pl-5 pr-2 font-semibold wrap-anywhere md:max-w-48"
      >
        {username}
      </th>
      <Cell>
        <span className="block min-w-44 max-w-72 wrap-anywhere">{email}</span>
      </Cell>
      <Cell>{currency}</Cell>
      <Cell>
        <Badge color={isAdmin ? 'purple' : 'gray'}>{isAdmin ? 'Admin' : 'User'}</Badge>
      </Cell>
      <Cell>{lastLogin ? <Instant at={lastLogin} /> : 'Never'}</Cell>
      <Cell>
        <Instant at={createdAt} />
      </Cell>
      <Cell>
        <span className="flex items-center gap-1">
          <IconButton
            icon={Pencil}
            label={`Edit ${username}`}
            onClick={() => onDialog({ kind: 'edit', user: listed, isOwn })}
          />
          <IconButton
            icon={KeyRound}
            label={`Create reset link for ${username}`}
            onClick={() => onDialog({ kind: 'reset-link', user: listed })}
          />
          {isOwn ? (
            <OwnAdminButton username={username} />
          ) : (
            <Button
              look="outline"
              onClick={() => onDialog({ kind: 'admin-rights', user: listed })}
              className="min-w-40"
            >
              {isAdmin ? 'Remove Admin' : 'Make Admin'} <span className="sr-only">{username}</span>
            </Button>
          )}
        </span>
      </Cell>
    </tr>
  );
});

function Cell({ children }: { children: ReactNode }) {
  return <td className="px-3 py-2 whitespace-nowrap last:pr-4">{children}</td>;
}
