import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { Invitations_query$key } from '../../../__generated__/Invitations_query.graphql.ts';
import pages, { type InvitationsPaginationQuery } from '../../../__generated__/InvitationsPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../../relay/useAskedAnew.ts';
import { ProofHost } from '../../../secondFactor/ProofHost.tsx';
import { CopyField } from '../../../ui/CopyField.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { readSite } from '../../../ui/site.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { InvitationRow } from './InvitationRow.tsx';

/** The invitations that still work, and a form for a new one. */
export function Invitations({ query }: { query: Invitations_query$key }) {
  return readSite().registration === 'closed' ? null : <Section query={query} />;
}

function Section({ query }: { query: Invitations_query$key }) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    InvitationsPaginationQuery,
    Invitations_query$key
  >(
    graphql`
      fragment Invitations_query on Query
      @refetchable(queryName: "InvitationsPaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        invitations(first: $count, after: $cursor) @connection(key: "Invitations_invitations") {
          __id
          edges {
            node {
              id
              ...InvitationRow_invitation
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, edges } = data.invitations;
  useListAskedAnew<InvitationsPaginationQuery>(pages, {}, { shown: edges.length, first: 10 });
  const [link, setLink] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is about to be removed.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const putLinkAway = () => {
    focusHeading();
    setLink(undefined);
  };
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-4">
      <h2 ref={heading} id="invitations" tabIndex={-1} className="text-2xl font-bold">
        <Trans>Invitations</Trans>
      </h2>
      <InvitationForm connection={connection} onCreated={setLink} />
      {link !== undefined && (
        <div className="rounded-2xl bg-fern-tint p-4">
          <CopyField
            key={link}
            label={t`Link of the new invitation`}
            hint={t`It works once, for 7 days. Copy it now. It will not be shown again.`}
            value={link}
            onDone={putLinkAway}
          />
        </div>
      )}
      {edges.length === 0 ? (
        <p className="text-soft">
          <Trans>There are no open invitations.</Trans>
        </p>
      ) : (
        <ul
          aria-label={t`Open invitations`}
          className="divide-y divide-line rounded-3xl border border-line bg-card px-5 shadow-card"
        >
          {edges.map(({ node }) => (
            <InvitationRow key={node.id} invitation={node} connection={connection} onRevoked={focusHeading} />
          ))}
        </ul>
      )}
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show more invitations`}
        onMore={(done) => loadNext(50, done)}
      />
      <ProofHost />
    </section>
  );
}
