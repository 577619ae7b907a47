import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, KeyRound, Pencil, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../common/paths.ts';
import type { UserDetails_user$key } from '../../../__generated__/UserDetails_user.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import type { OpenDialog } from '../dialogs.ts';
import { OwnAdminButton } from '../OwnAdminButton.tsx';
import { StatCard } from '../StatCard.tsx';
import { UserSessions } from './UserSessions.tsx';

// Loaded with the screen rather than with the click, or a dialog could not give the focus back.
const AdminDialogs = latePart(async () => (await import('../AdminDialogs.tsx')).AdminDialogs);

interface UserDetailsProps {
  user: UserDetails_user$key;
  isOwn: boolean;
  /** Called when the user may have changed. */
  onChanged: () => void;
}

export function UserDetails({ user, isOwn, onChanged }: UserDetailsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const data = useFragment(
    graphql`
      fragment UserDetails_user on User @throwOnFieldError {
        id
        username
        email
        isEmailVerified
        currency
        locale
        timeZone
        isAdmin
        hasSecondFactor
        disabledAt
        lastLogin
        createdAt
        figures {
          stacks
          subscriptions
          accessTokens
        }
        ...UserSessions_user
      }
    `,
    user,
  );
  const { id, username, email, isAdmin, hasSecondFactor, disabledAt, lastLogin, createdAt, figures } = data;
  const [dialog, setDialog] = useState<OpenDialog>();
  const listed = { id, username, email, isAdmin };
  const isDisabled = disabledAt != null;
  const close = () => {
    setDialog(undefined);
    onChanged();
  };
  const handleDeleted = () => {
    setDialog(undefined);
    void navigate(paths.admin);
  };

  return (
    <>
      <div className="flex flex-col gap-3">
        <PageHeading className="text-4xl wrap-anywhere md:text-5xl">{username}</PageHeading>
        <p className="flex flex-wrap gap-2">
          <Badge color={isAdmin ? 'purple' : 'gray'}>{isAdmin ? t`Admin` : t`User`}</Badge>
          {isDisabled && <Badge color="red">{t`Disabled`}</Badge>}
          {isOwn && <Badge color="green">{t`This is you`}</Badge>}
        </p>
      </div>
      <section aria-label={t`Figures`}>
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-3">
          <StatCard label={t`Subscriptions`} count={figures.subscriptions} />
          <StatCard label={t`Stacks`} count={figures.stacks} />
          <StatCard label={t`Access tokens`} count={figures.accessTokens} />
        </dl>
      </section>
      <SettingsSection
        title={t`Account`}
        text={t`What Stackling knows of the account. What the user tracks stays private.`}
      >
        <dl className="mb-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact label={t`Email`}>
            {email} <span className="text-soft">({data.isEmailVerified ? t`confirmed` : t`not confirmed`})</span>
          </Fact>
          <Fact label={t`Second step`}>{hasSecondFactor ? t`Set up` : t`Not set up`}</Fact>
          <Fact label={t`Last Login`}>{lastLogin ? <Instant at={lastLogin} to="minute" /> : t`Never`}</Fact>
          <Fact label={t`Created`}>
            <Instant at={createdAt} to="minute" />
          </Fact>
          <Fact label={t`Currency`}>{data.currency}</Fact>
          <Fact label={t`Region and time zone`}>
            {data.locale}, {data.timeZone}
          </Fact>
          {isDisabled && (
            <Fact label={t`Disabled since`}>
              <Instant at={disabledAt} to="minute" />
            </Fact>
          )}
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setDialog({ kind: 'edit', user: listed, isOwn })}>
            <Pencil className="size-5" aria-hidden="true" />
            <Trans>Edit</Trans>
          </Button>
          <Button look="outline" onClick={() => setDialog({ kind: 'reset-link', user: listed })}>
            <KeyRound className="size-5" aria-hidden="true" />
            <Trans>Create reset link</Trans>
          </Button>
          {hasSecondFactor && !isOwn && (
            <Button look="outline" onClick={() => setDialog({ kind: 'second-factor', user: listed })}>
              <ShieldOff className="size-5" aria-hidden="true" />
              <Trans>Remove second step</Trans>
            </Button>
          )}
          {isOwn ? (
            <OwnAdminButton username={username} />
          ) : (
            <>
              <Button look="outline" onClick={() => setDialog({ kind: 'admin-rights', user: listed })}>
                <ShieldCheck className="size-5" aria-hidden="true" />
                {isAdmin ? t`Remove Admin` : t`Make Admin`}
              </Button>
              <Button look="outline" onClick={() => setDialog({ kind: 'disable', user: listed, isDisabled })}>
                {isDisabled ? (
                  <CircleCheck className="size-5" aria-hidden="true" />
                ) : (
                  <Ban className="size-5" aria-hidden="true" />
                )}
                {isDisabled ? t`Enable account` : t`Disable account`}
              </Button>
            </>
          )}
        </div>
      </SettingsSection>
      <UserSessions user={data} isOwn={isOwn} onEndAll={() => setDialog({ kind: 'end-sessions', user: listed })} />
      {!isOwn && (
        <SettingsSection
          title={t`Delete the account`}
          text={t`This also deletes everything that the user has here. It cannot be undone.`}
        >
          <Button
            look="danger-outline"
            onClick={() => setDialog({ kind: 'delete', user: listed, onDeleted: handleDeleted })}
          >
            <Trash2 className="size-5" aria-hidden="true" />
            <Trans>Delete account</Trans>
          </Button>
        </SettingsSection>
      )}
      <AdminDialogs dialog={dialog} onClose={close} />
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
