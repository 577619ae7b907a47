import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { enumName } from '../../../../../common/enumName.ts';
import { constraintKinds } from '../../../../../common/values.ts';
import type { Understood_payload$key } from '../../../__generated__/Understood_payload.graphql.ts';
import { addNeed, dropConstraint, removeNeed } from '../ask/corrections.ts';
import type { Wish } from '../ask/finding.ts';
import { AddNeed } from './AddNeed.tsx';
import { Chip } from './Chip.tsx';
import { constraintText } from './constraintText.ts';
import { NeedWords } from './NeedWords.tsx';
import { useFocusKept } from './useFocusKept.ts';

interface UnderstoodProps {
  payload: Understood_payload$key;
  /** With the corrections that are being asked. */
  wish: Wish;
  isAsking: boolean;
  onCorrect: (wish: Wish) => void;
}

/** What was understood of the wish, and the buttons to correct it. */
export function Understood({ payload, wish, isAsking, onCorrect }: UnderstoodProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const handleFocus = useFocusKept(area);
  const { understood, constraints, people } = useFragment(
    graphql`
      fragment Understood_payload on RecommendPayload @throwOnFieldError {
        understood {
          says
          need {
            key
            name
          }
        }
        constraints {
          kind
          country
          isNot
        }
        people
      }
    `,
    payload,
  );
  // A chip goes at once, before the server has answered.
  const needs = understood.filter(({ need }) => !wish.removeNeeds?.includes(need.key));
  const demands = constraints.flatMap(({ kind, country, isNot }) => {
    const known = constraintKinds.find((known) => enumName(known) === kind);
    return known && !wish.dropConstraints?.includes(known)
      ? [{ kind: known, text: constraintText(known, country, isNot) }]
      : [];
  });

  const isAnything = needs.length + demands.length > 0 || people > 1;

  return (
    <div ref={area} onFocus={handleFocus} className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      {isAnything && (
        <>
          <span id={id} className="text-sm text-soft">
            <Trans>Understood:</Trans>
          </span>
          <ul aria-labelledby={id} className="contents">
            {needs.map(({ need, says }) => (
              <Chip key={need.key} name={need.name} onRemove={() => onCorrect(removeNeed(wish, need.key))}>
                <NeedWords says={says} name={need.name} />
              </Chip>
            ))}
            {demands.map(({ kind, text }) => (
              <Chip key={kind} name={text} onRemove={() => onCorrect(dropConstraint(wish, kind))}>
                {text}
              </Chip>
            ))}
            {people > 1 && <Chip name="">{plural(people, { one: 'For # person', other: 'For # people' })}</Chip>}
          </ul>
        </>
      )}
      <AddNeed except={needs.map(({ need }) => need.key)} onAdd={(key) => onCorrect(addNeed(wish, key))} />
      <span role="status" className="text-sm text-soft">
        {isAsking && <Trans>Asking again…</Trans>}
      </span>
    </div>
  );
}
