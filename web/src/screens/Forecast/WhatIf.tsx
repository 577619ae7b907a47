import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WhatIf_years$data, WhatIf_years$key } from '../../__generated__/WhatIf_years.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import type { Assumptions } from './view.ts';
import { WhatIfRow } from './WhatIfRow.tsx';

/** How many rows there are at first, and how many more at a time. */
const few = 20;
const more = 100;

interface WhatIfProps {
  /** The most expensive first. */
  years: WhatIf_years$key;
  assumptions: Assumptions;
  onAssume: (assumptions: Assumptions) => void;
}

/** Each subscription, to be left out or given another price. */
export function WhatIf({ assumptions, onAssume, ...props }: WhatIfProps) {
  const { t } = useLingui();
  const years = useFragment(
    graphql`
      fragment WhatIf_years on YearAhead @relay(plural: true) @throwOnFieldError {
        subscription {
          id
          name
        }
        ...WhatIfRow_year
      }
    `,
    props.years,
  );
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(few);
  const heading = useRef<HTMLHeadingElement>(null);
  const { without, prices } = assumptions;
  const sought = search.trim().toLowerCase();
  const found = years.filter(({ subscription }) => subscription.name.toLowerCase().includes(sought));
  const isChanged = ({ subscription: { id } }: WhatIf_years$data[number]) => without.has(id) || prices.has(id);
  const rows = found.filter((year, index) => index < shown || isChanged(year));

  const leave = (id: string, isOut: boolean) => {
    const next = new Set(without);
    if (isOut) next.add(id);
    else next.delete(id);
    onAssume({ without: next, prices });
  };
  const setPrice = (id: string, cents: number | undefined) => {
    const next = new Map(prices);
    if (cents === undefined) next.delete(id);
    else next.set(id, cents);
    onAssume({ without, prices: next });
  };
  const handleReset = () => {
    // The button disappears.
    heading.current?.focus();
    onAssume({ without: new Set(), prices: new Map() });
  };

  return (
    <section aria-labelledby="what-if" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="what-if" ref={heading} tabIndex={-1} className="text-2xl font-bold">
            <Trans>What if?</Trans>
          </h2>
          <p className="text-soft">
            <Trans>Leave subscriptions out or change prices, and see what you save. Nothing here is stored.</Trans>
          </p>
        </div>
        {without.size + prices.size > 0 && (
          <Button look="outline" onClick={handleReset}>
            <Trans>Reset</Trans>
          </Button>
        )}
      </div>
      {years.length > few && <SearchField label={t`Search`} search={search} onSearch={setSearch} />}
      {sought !== '' && (
        <p role="status" className="text-sm text-soft">
          <Plural value={found.length} one="# subscription" other="# subscriptions" />
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {rows.map((year) => (
          <WhatIfRow
            key={year.subscription.id}
            year={year}
            isOut={without.has(year.subscription.id)}
            priceCents={prices.get(year.subscription.id)}
            onOut={leave}
            onPrice={setPrice}
          />
        ))}
      </ul>
      <ShowMore
        hasMore={found.length > shown}
        isLoading={false}
        label={t`Show more`}
        onMore={({ onComplete }) => {
          setShown(shown + more);
          onComplete(null);
        }}
      />
    </section>
  );
}
