import { Plural, Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Ideas_user$key } from '../../__generated__/Ideas_user.graphql.ts';
import { Mascot } from '../../ui/Mascot.tsx';
import { Money } from '../../ui/Money.tsx';
import { IdeaCard } from './IdeaCard.tsx';

/** What could be saved in all, and a card for each idea: what saves most comes first. */
export function Ideas(props: { user: Ideas_user$key }) {
  const { advice, savings } = useFragment(
    graphql`
      fragment Ideas_user on User @throwOnFieldError {
        advice {
          key
          ...IdeaCard_advice
        }
        savings {
          potentialCentsYear
          currency
          ideas
        }
      }
    `,
    props.user,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="ideas" className="flex flex-col gap-5">
      <div role="status">
        <h2 id="ideas" ref={heading} tabIndex={-1} className="text-2xl font-bold">
          {savings.ideas === 0 ? (
            <Trans>No ideas right now</Trans>
          ) : (
            <Trans>
              You could save <Money cents={savings.potentialCentsYear} currency={savings.currency} /> a year
            </Trans>
          )}
        </h2>
        {savings.ideas > 0 && (
          <p className="mt-1 text-soft">
            <Plural value={savings.ideas} one="# idea" other="# ideas" />.{' '}
            <Trans>Where two are about the same subscription, only the larger saving counts in the sum.</Trans>
          </p>
        )}
      </div>
      {advice.length === 0 ? (
        <div className="flex flex-col items-center gap-3 rounded-3xl bg-sunken px-5 py-12 text-center">
          <Mascot className="w-24" />
          <p className="max-w-md text-soft">
            <Trans>
              Stackling compares what you track with known prices and looks for what you pay for twice. It says nothing
              when it is not sure.
            </Trans>
          </p>
        </div>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {advice.map((each) => (
            <IdeaCard key={each.key} advice={each} onGone={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  );
}
