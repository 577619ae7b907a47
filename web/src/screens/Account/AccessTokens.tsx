import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AccessTokens_user$key } from '../../__generated__/AccessTokens_user.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { latePart } from '../../ui/latePart.tsx';
import { AccessTokenForm } from './AccessTokenForm.tsx';
import { AccessTokenRow } from './AccessTokenRow.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { NewToken } from './NewToken.tsx';

// Loaded with the screen rather than with the click, or the dialog could not give the focus back.
const RevokeDialog = latePart(async () => (await import('./RevokeDialog.tsx')).RevokeDialog);

/** How many are shown at first, the newest. */
const few = 10;

/** A user has 50 at most, so that one page holds them all. */
export function AccessTokens({ user }: { user: AccessTokens_user$key }) {
  const { t } = useLingui();
  const { accessTokens } = useFragment(
    graphql`
      fragment AccessTokens_user on User @throwOnFieldError {
        accessTokens(first: 100) @connection(key: "AccessTokens_accessTokens") {
          __id
          edges {
            node {
              id
              ...AccessTokenRow_accessToken
            }
          }
        }
      }
    `,
    user,
  );
  const { edges } = accessTokens;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? edges : edges.slice(0, few);
  const [newToken, setNewToken] = useState<string>();
  const [revoked, setRevoked] = useState<{ id: string; name: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is about to be removed.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  const putTokenAway = () => {
    focusHeading();
    setNewToken(undefined);
  };
  const handleRevoked = () => {
    setRevoked(undefined);
    // The closing dialog first gives the focus back to what opened it.
    setTimeout(focusHeading);
  };
  return (
    <SettingsSection
      headingRef={heading}
      title={t`Access tokens`}
      text={t`Access tokens let your own programs use the API as you. They cannot change your account, and you can revoke them at any time.`}
    >
      {newToken !== undefined && <NewToken key={newToken} token={newToken} onDone={putTokenAway} />}
      {edges.length === 0 ? (
        <p className="mb-6 text-soft">
          <Trans>You have no access tokens.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Your access tokens`} className="mb-6 divide-y divide-line">
          {shown.map(({ node }) => (
            <AccessTokenRow key={node.id} accessToken={node} onRevoke={setRevoked} />
          ))}
        </ul>
      )}
      {edges.length > few && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} className="mb-6">
          {isWhole ? <Trans>Show fewer tokens</Trans> : <Trans>Show all {edges.length} tokens</Trans>}
        </Button>
      )}
      <AccessTokenForm connection={accessTokens.__id} onCreated={setNewToken} />
      <RevokeDialog
        accessToken={revoked}
        connection={accessTokens.__id}
        onRevoked={handleRevoked}
        onClose={() => setRevoked(undefined)}
      />
    </SettingsSection>
  );
}
