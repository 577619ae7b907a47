// oxlint-disable relay/unused-fields -- rows show them and stacks save them, whichever tool they come from
import { t } from '@lingui/core/macro';
import { graphql, readInlineData } from 'react-relay/hooks';
import type {
  shownTool_recommendation$data,
  shownTool_recommendation$key,
} from '../../../__generated__/shownTool_recommendation.graphql.ts';

type Pick = shownTool_recommendation$data;

/** A tool as a row shows it and a stack takes it: the pick, or the alternative that the user has put in its place. */
export interface ShownTool extends Omit<Pick, 'alternative' | ' $fragmentType'> {
  /** The name of the pick. */
  pick: string;
  isSwapped: boolean;
  /** What the row can show instead. */
  other: Pick['alternative'] | Omit<Pick, ' $fragmentType'>;
  /** The name of the pick's alternative. */
  alternative: string | undefined;
}

/** @param swapped the names of the alternatives that are in place of their picks */
export function shownTool(recommendation: shownTool_recommendation$key, swapped: readonly string[]): ShownTool {
  const pick = readInlineData(
    graphql`
      fragment shownTool_recommendation on Recommendation @inline {
        name
        logo
        plan
        price
        isPerSeat
        seats
        monthlyCents
        description
        reason
        features
        badge
        badgeColor
        pricesAsOf
        isTracked
        isPaid
        isGuess
        chosenBy
        experience {
          stacks
          oftenWith
        }
        alternative {
          name
          logo
          plan
          price
          isPerSeat
          seats
          monthlyCents
          description
          features
          pricesAsOf
          link
        }
        link
      }
    `,
    recommendation,
  );
  const { alternative } = pick;
  const row = { pick: pick.name, alternative: alternative?.name };
  if (!alternative || !swapped.includes(alternative.name))
    return { ...pick, ...row, isSwapped: false, other: alternative };
  return {
    ...alternative,
    ...row,
    isSwapped: true,
    other: pick,
    reason: t`You chose it instead of ${pick.name}.`,
    badge: t`Your choice`,
    badgeColor: 'BLUE',
    isTracked: false,
    isPaid: false,
    isGuess: false,
    chosenBy: 0,
    experience: null,
  };
}
