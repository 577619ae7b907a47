import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import type { useSuggestionsQuery$data } from '../../../__generated__/useSuggestionsQuery.graphql.ts';
import { NamedLogo } from '../../../subscriptions/NamedLogo.tsx';
import { SuggestionSource } from './SuggestionSource.tsx';
import type { Chosen, ShownList } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

type Suggestion = NonNullable<useSuggestionsQuery$data['viewer']>['serviceSuggestions'][number];

interface SuggestionsProps {
  /** The beginning of a name. */
  search: string;
  input: RefObject<HTMLInputElement | null>;
  onShow: (list: ShownList | undefined) => void;
  onChoose: (chosen: Chosen) => void;
  onClose: () => void;
}

/**
 * The services that may be meant, below the field that the focus stays in. Arrows go through them, Enter chooses the one that
 * they are on, and Escape closes the list.
 */
export function Suggestions({ search, input, onShow, onChoose, onClose }: SuggestionsProps) {
  const { t } = useLingui();
  const id = useId();
  const suggestions = useSuggestions(search);
  const options = suggestions.flatMap(optionsOf);
  const optionId = (index: number) => `${id}-${index}`;
  // For this list only: another one begins with none.
  const [active, setActive] = useState<{ of: readonly Suggestion[]; index: number }>();
  const index = active?.of === suggestions ? active.index : -1;
  const isShown = options.length > 0;
  const activeId = index >= 0 ? optionId(index) : undefined;

  const report = useEffectEvent((list: ShownList | undefined) => onShow(list));
  useEffect(() => {
    report(isShown ? { id, activeId } : undefined);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [id, isShown, activeId]);
  useEffect(() => () => report(undefined), []);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown || event.isComposing) return;
    const count = options.length;
    if (event.key === 'ArrowDown') setActive({ of: suggestions, index: index + 1 < count ? index + 1 : -1 });
    else if (event.key === 'ArrowUp') setActive({ of: suggestions, index: index >= 0 ? index - 1 : count - 1 });
    else if (event.key === 'Enter' && index >= 0) onChoose(options[index]!.chosen);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('keydown', handleKeyDown);
    return () => field?.removeEventListener('keydown', handleKeyDown);
  }, [input]);

  if (!isShown) return null;
  let next = 0;
  return (
    <>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t`Suggestions`}
        // So that the focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 z-20 mt-1 max-h-96 overflow-y-auto rounded-2xl border border-line bg-card p-1.5 shadow-lift"
      >
        {suggestions.map((suggestion) => {
          const { name, logo } = suggestion;
          const own = optionsOf(suggestion);
          const nameId = `${id}-of-${next}`;
          return (
            <div key={name} role="group" aria-labelledby={nameId} className="py-1">
              <div id={nameId} role="presentation" className="flex items-center gap-3 px-3 py-1">
                <NamedLogo name={name} logo={logo} />
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{name}</p>
                  <p className="text-sm text-soft">
                    <SuggestionSource suggestion={suggestion} />
                  </p>
                </div>
              </div>
              {own.map(({ plan, price, isPerSeat, chosen }) => {
                const at = next++;
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
                  <div
                    key={chosen.line}
                    id={optionId(at)}
                    role="option"
                    // The focus stays in the field.
                    tabIndex={-1}
                    aria-selected={at === index}
                    onClick={() => onChoose(chosen)}
                    className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 hover:bg-sunken ${at === index ? 'bg-fern-tint' : ''}`}
                  >
                    {/* As wide as a logo. */}
                    <span className="size-8 shrink-0" />
                    <span className="min-w-0 grow wrap-anywhere">
                      {plan ?? (price ? t`As before` : t`Use this name`)}
                    </span>
                    <span className="shrink-0 text-soft tabular-nums">
                      {isPerSeat ? t`${price} per person` : price}
                    </span>
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        <Plural value={options.length} one="# suggestion." other="# suggestions." />{' '}
        <Trans>Use the arrow keys to choose.</Trans>
      </p>
    </>
  );
}

interface Option {
  plan: string | null | undefined;
  /** Undefined where no price is known, and only the name can be filled in. */
  price: string | undefined;
  isPerSeat: boolean;
  chosen: Chosen;
}

function optionsOf({ name, prices, category, websiteUrl }: Suggestion): Option[] {
  const chosen = (line: string): Chosen => ({ line, category, websiteUrl });
  if (prices.length === 0) return [{ plan: null, price: undefined, isPerSeat: false, chosen: chosen(`${name} - `) }];
  return prices.map(({ plan, price, isPerSeat, line }) => ({ plan, price, isPerSeat, chosen: chosen(line) }));
}
