// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the role of a row that is drawn as a card
import { useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, KeyRound, LogOut, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { UserRow_user$key } from '../../__generated__/UserRow_user.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { RowCheckbox, type Select } from '../../ui/RowCheckbox.tsx';
import { userPath } from './userPath.ts';
import type { OpenDialog } from './dialogs.ts';
import { OwnAdminButton } from './OwnAdminButton.tsx';

interface UserRowProps {
  user: UserRow_user$key;
  ownId: string;
  /** The list that it is in. */
  connection: string;
  onDialog: (dialog: OpenDialog) => void;
  isSelected: boolean;
  onSelect: Select;
}

/** A user with the buttons for changing them. Memoized, because there may be hundreds. */
export const UserRow = memo(function UserRow({
  user,
  ownId,
  connection,
  onDialog,
  isSelected,
  onSelect,
}: UserRowProps) {
  const { t } = useLingui();
  const { id, username, email, currency, isAdmin, hasSecondFactor, disabledAt, lastLogin, createdAt } = useFragment(
    graphql`
      fragment UserRow_user on User @throwOnFieldError {
        id
        username
        email
        currency
        isAdmin
        hasSecondFactor
        disabledAt
        lastLogin
        createdAt
      }
    `,
    user,
  );
  const listed = { id, username, email, isAdmin };
  const isOwn = id === ownId;
  const isDisabled = disabledAt != null;
  return (
    <tr role="row" className={cardStyle}>
      <th
        role="rowheader"
        scope="row"
        // Without the checkbox in it.
        aria-label={username}
        className="font-semibold wrap-anywhere max-xl:col-span-2 max-xl:self-center max-xl:text-lg xl:sticky xl:left-0 xl:z-10 xl:min-w-32 xl:max-w-48 xl:bg-card xl:pl-1"
      >
        <span className="flex items-center gap-1">
          {isOwn ? (
            <span className="size-11 shrink-0" />
          ) : (
            <span className="grid size-11 shrink-0 place-items-center">
              <RowCheckbox id={id} name={username} isSelected={isSelected} onSelect={onSelect} />
            </span>
          )}
          <Link to={userPath(id)} className="underline underline-offset-4 hover:text-fern">
            {username}
          </Link>
        </span>
      </th>
      <Cell className="max-xl:col-span-full">
        <span className="block whitespace-normal wrap-anywhere xl:max-w-72 xl:min-w-36">{email}</span>
      </Cell>
      <Cell label={t`Currency`} className="max-sm:hidden">
        {currency}
      </Cell>
      <Cell className="max-xl:col-start-3 max-xl:row-start-1 max-xl:justify-self-end">
        {isDisabled ? (
          <Badge color="red">{t`Disabled`}</Badge>
        ) : (
          <Badge color={isAdmin ? 'purple' : 'gray'}>{isAdmin ? t`Admin` : t`User`}</Badge>
        )}
      </Cell>
      <Cell label={t`Last Login`}>{lastLogin ? <Instant at={lastLogin} /> : t`Never`}</Cell>
      <Cell label={t`Created`} className="max-sm:hidden">
        <Instant at={createdAt} />
      </Cell>
      <Cell className="max-xl:col-span-full max-xl:border-t max-xl:border-line max-xl:pt-3">
        <span className="flex items-center max-xl:-ml-3 max-xl:flex-wrap">
          <IconButton
            icon={Pencil}
            label={t`Edit ${username}`}
            onClick={() => onDialog({ kind: 'edit', user: listed, isOwn })}
          />
          <IconButton
            icon={KeyRound}
            label={t`Create reset link for ${username}`}
            onClick={() => onDialog({ kind: 'reset-link', user: listed })}
          />
          {hasSecondFactor && !isOwn && (
            <IconButton
              icon={ShieldOff}
              label={t`Remove second step of ${username}`}
              onClick={() => onDialog({ kind: 'second-factor', user: listed })}
            />
          )}
          {!isOwn && (
            <>
              <IconButton
                icon={LogOut}
                label={t`Sign ${username} out everywhere`}
                onClick={() => onDialog({ kind: 'end-sessions', user: listed })}
              />
              <IconButton
                icon={isDisabled ? CircleCheck : Ban}
                label={isDisabled ? t`Enable ${username}` : t`Disable ${username}`}
                onClick={() => onDialog({ kind: 'disable', user: listed, isDisabled })}
              />
              <IconButton
                icon={Trash2}
                label={t`Delete ${username}`}
                onClick={() => onDialog({ kind: 'delete', user: listed, connection })}
              />
            </>
          )}
          {isOwn ? (
            <OwnAdminButton username={username} />
          ) : (
            <Button
              look="outline"
              onClick={() => onDialog({ kind: 'admin-rights', user: listed })}
              className="whitespace-normal max-xl:ml-auto xl:px-3"
            >
              {isAdmin ? t`Remove Admin` : t`Make Admin`} <span className="sr-only">{username}</span>
            </Button>
          )}
        </span>
      </Cell>
    </tr>
  );
});

/**
 * The style of a card of three columns, with the name and the status at the top, where there is no room for a table.
 */
const cardStyle =
  'max-xl:grid max-xl:grid-cols-[auto_1fr_1fr] max-xl:content-start max-xl:gap-4 max-xl:rounded-3xl max-xl:border max-xl:border-line max-xl:bg-card max-xl:p-4 max-xl:shadow-card';

interface CellProps {
  /**
   * The label of a cell in a card. The table has it in the column's heading, which screen readers read in both cases.
   */
  label?: string;
  className?: string;
  children: ReactNode;
}

function Cell({ label, className = '', children }: CellProps) {
  return (
    <td
      role="cell"
      data-label={label}
      className={`max-xl:data-label:before:block max-xl:data-label:before:text-sm max-xl:data-label:before:text-soft max-xl:data-label:before:content-[attr(data-label)_/_''] xl:px-2 xl:py-2 xl:whitespace-nowrap xl:last:pr-4 ${className}`}
    >
      {children}
    </td>
  );
}
