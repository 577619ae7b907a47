import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { MailList_query$key } from '../../../__generated__/MailList_query.graphql.ts';
import pages, { type MailListPaginationQuery } from '../../../__generated__/MailListPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../../relay/useAskedAnew.ts';
import { giveFocusBack } from '../../../ui/giveFocusBack.ts';
import { Instant } from '../../../ui/Instant.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { StatCard } from '../StatCard.tsx';
import { DropMailDialog } from './DropMailDialog.tsx';
import { MailRow, type ListedMail } from './MailRow.tsx';
import { TestMail } from './TestMail.tsx';

interface MailListProps {
  query: MailList_query$key;
  /** Reads the screen anew, after mails were sent or dropped. */
  onChanged: () => void;
}

/** What waits in the outbox and what was given up. */
export function MailList({ query, onChanged }: MailListProps) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<MailListPaginationQuery, MailList_query$key>(
    graphql`
      fragment MailList_query on Query
      @refetchable(queryName: "MailListPaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        mailTotals {
          isSetUp
          waiting
          oldestAt
          givenUp
        }
        outbox(first: $count, after: $cursor) @connection(key: "MailList_outbox") {
          __id
          edges {
            node {
              id
              ...MailRow_mail
            }
          }
        }
      }
    `,
    query,
  );
  const { isSetUp, waiting, oldestAt, givenUp } = data.mailTotals;
  const { __id: connection, edges } = data.outbox;
  useListAskedAnew<MailListPaginationQuery>(pages, {}, { shown: edges.length, first: 20 });
  const [dropping, setDropping] = useState<ListedMail>();
  const heading = useRef<HTMLHeadingElement>(null);
  const handleGone = () => {
    // The row with the focus is about to be removed, and a closing dialog first gives the focus back to it.
    setTimeout(() => giveFocusBack(heading.current));
    onChanged();
  };

  return (
    <section aria-labelledby="mail" className="flex flex-col gap-4">
      <h2 ref={heading} id="mail" tabIndex={-1} className="text-2xl font-bold">
        <Trans>Mail</Trans>
      </h2>
      {isSetUp ? (
        <TestMail onChanged={onChanged} />
      ) : (
        <p className="text-soft">
          <Trans>This server sends no email, because the setting SMTP_URL is empty.</Trans>
        </p>
      )}
      {(isSetUp || edges.length > 0) && (
        <dl className="grid grid-cols-2 gap-4">
          <StatCard
            label={t`Waiting`}
            count={waiting}
            note={
              oldestAt && (
                <Trans>
                  Since <Instant at={oldestAt} to="minute" />
                </Trans>
              )
            }
          />
          <StatCard label={t`Given up`} count={givenUp} note={t`Last 7 days`} />
        </dl>
      )}
      {edges.length > 0 && (
        <ul
          aria-label={t`Mails that were not sent`}
          className="divide-y divide-line rounded-3xl border border-line bg-card px-5 shadow-card"
        >
          {edges.map(({ node }) => (
            <MailRow key={node.id} mail={node} onDrop={setDropping} onGone={handleGone} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {edges.length === 0 && isSetUp && (
        <p className="rounded-3xl bg-sunken px-5 py-12 text-center">
          <Trans>Every mail was sent.</Trans>
        </p>
      )}
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show more mails`}
        onMore={(done) => loadNext(50, done)}
      />
      {dropping && (
        <DropMailDialog
          mail={dropping}
          connection={connection}
          onDropped={handleGone}
          onClose={() => setDropping(undefined)}
        />
      )}
    </section>
  );
}
