import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ShowHow_advice$key } from '../../__generated__/ShowHow_advice.graphql.ts';
import { cycleUnitOf } from '../../subscriptions/cycleUnitOf.ts';
import { priceWords } from '../../subscriptions/priceWords.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

/** What is paid, what else is known, and where advice is followed, step by step. */
export function ShowHow(props: { advice: ShowHow_advice$key }) {
  const { t } = useLingui();
  const { title, evidence, links, subscriptions } = useFragment(
    graphql`
      fragment ShowHow_advice on Advice @throwOnFieldError {
        title
        evidence {
          text
        }
        links {
          kind
          name
          url
        }
        subscriptions {
          name
          amountCents
          currency
          cycleCount
          cycleUnit
        }
      }
    `,
    props.advice,
  );
  const labelOf = (kind: string, name: string, url: string) => {
    const site = siteOf(url);
    if (kind === 'CANCEL') return t`Cancel ${name} at ${site}`;
    return kind === 'OTHER' ? t`Look at ${name} at ${site}` : t`Change or cancel ${name} at ${site}`;
  };
  const steps: ReactNode[] = [
    ...subscriptions.map(({ name, amountCents, currency, cycleCount, cycleUnit }) => {
      const price = priceWords(amountCents, currency, { cycleCount, cycleUnit: cycleUnitOf(cycleUnit) });
      return t`${name} costs ${price}.`;
    }),
    // The card shows the first.
    ...evidence.slice(1).map(({ text }) => text),
    ...links
      .filter(({ url }) => isWebAddress(url))
      .map(({ kind, name, url }) => (
        <ExternalLink key={url} href={url} label={labelOf(kind, name, url)} about={title} />
      )),
  ];
  return (
    <details className="rounded-2xl bg-sunken px-4 py-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        <Trans>Show how</Trans> <span className="sr-only">{title}</span>
      </summary>
      <ol className="flex flex-col gap-1">
        {steps.map((step, index) => (
          // Two steps may say the same, and none ever moves.
          <li key={`${index} ${title}`} className="flex items-baseline gap-3">
            <span className="font-semibold tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            <span className="min-w-0 wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
