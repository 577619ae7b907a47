import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { locale } from '../../../../../common/locale.ts';
import type { Holdings_query$key } from '../../../__generated__/Holdings_query.graphql.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { bytesText } from './bytesText.ts';

const texts: Record<string, MessageDescriptor> = {
  USERS: msg`Users`,
  STACKS: msg`Stacks`,
  SUBSCRIPTIONS: msg`Subscriptions`,
  PAYMENTS: msg`Recorded payments`,
  SESSIONS: msg`Sessions`,
  DELIVERIES: msg`Deliveries of reminders`,
  MAILS: msg`Mails in the outbox`,
  JOBS: msg`Jobs`,
  AUDIT_ENTRIES: msg`Entries of the audit log`,
};

/** What the instance is, and how much it holds. */
export function Holdings({ query }: { query: Holdings_query$key }) {
  const { t } = useLingui();
  const { holdings } = useFragment(
    graphql`
      fragment Holdings_query on Query @throwOnFieldError {
        holdings {
          version
          databaseVersion
          databaseBytes
          oldestJobAt
          ratesOn
          parts {
            name
            rows
            isExact
            bytes
          }
        }
      }
    `,
    query,
  );
  const { version, databaseVersion, databaseBytes, oldestJobAt, ratesOn, parts } = holdings;
  return (
    <section aria-labelledby="holdings" className="flex flex-col gap-4">
      <h2 id="holdings" className="text-2xl font-bold">
        <Trans>What the instance holds</Trans>
      </h2>
      <dl className="grid gap-x-6 rounded-3xl border border-line bg-card px-5 py-2 shadow-card md:grid-cols-2">
        <Fact label={t`Version`}>{version}</Fact>
        <Fact label={t`PostgreSQL`}>{databaseVersion}</Fact>
        <Fact label={t`Size of the database`}>{bytesText(databaseBytes)}</Fact>
        <Fact label={t`Exchange rates of`}>{ratesOn ? <CalendarDate day={ratesOn} /> : t`None yet`}</Fact>
        <Fact label={t`Oldest job that waits`}>
          {oldestJobAt ? <Instant at={oldestJobAt} to="minute" /> : t`None waits`}
        </Fact>
      </dl>
      <dl className="grid gap-x-6 rounded-3xl border border-line bg-card px-5 py-2 shadow-card md:grid-cols-2">
        {parts.map(({ name, rows, isExact, bytes }) => {
          const [count, size] = [rows.toLocaleString(locale()), bytesText(bytes)];
          return (
            <Fact key={name} label={t(texts[name] ?? texts['JOBS']!)}>
              {isExact ? count : t`about ${count}`} <span className="font-normal text-soft">({size})</span>
            </Fact>
          );
        })}
      </dl>
      <p className="text-sm text-soft">
        <Trans>What was removed in the last 30 days counts, too. Large tables are estimated.</Trans>
      </p>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
      <dt className="text-soft">{label}</dt>
      <dd className="grow text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
