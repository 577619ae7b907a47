import type { output } from 'zod/mini';
import { withoutPause, withPause } from '../../../common/billing/changes.ts';
import { endIfCancelled } from '../../../common/billing/notice.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { stateOn } from '../../../common/billing/timeline.ts';
import type { changesForm } from '../../../common/forms/changesForm.ts';
import { InvalidInputError, issue } from '../../errors.ts';
import type { ErrorCode } from '../../errorTexts.ts';
import type { Label } from '../../generated/prisma/client.ts';
import { placed, type PlacedLabel } from '../labels/labelling.ts';
import type { Held, State } from './manyStates.ts';
import { agreementColumnsOf, agreementOf, timelineOf } from './storedTimeline.ts';
import { columnsOf } from './timelineChanges.ts';

/** What is to be done to each of many subscriptions. */
export type Act = output<typeof changesForm> & {
  /** The labels that are given or taken away. */
  labels: readonly Label[];
  /** Where the subscriptions’ owner lives. */
  today: Day;
};

const refusal = (code: ErrorCode) => new InvalidInputError(issue('', code));

/**
 * What an act changes of a subscription.
 *
 * @throws InvalidInputError when it does not fit this one
 */
export function changeBy(act: Act, held: Held): Partial<State> {
  switch (act.act) {
    case 'set-category':
      return { category: act.category!, labels: held.state.labels.filter(({ kind }) => kind !== 'category') };
    case 'add-labels':
      return { labels: labelsWith(held, act.labels) };
    case 'take-labels':
      return { labels: labelsWithout(held, act) };
    case 'remove':
      return { removedAt: new Date().toISOString() };
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'keep':
      return livingBy(act, held);
  }
}

/** The same for acts on the life of a subscription. */
function livingBy({ act, until, today }: Act, { row }: Held): Pick<State, 'pauses' | 'endsOn'> {
  const timeline = timelineOf(row);
  let { pauses, endsOn } = timeline;
  const isEnded = stateOn(timeline, today) === 'ended';
  if (act === 'pause') {
    if (isEnded) throw refusal('subscription.ended');
    pauses = withPause(timeline, { from: today, until }, today);
  } else if (act === 'resume') {
    pauses = withoutPause(timeline, today);
    if (JSON.stringify(pauses) === JSON.stringify(timeline.pauses)) throw refusal('subscription.notPaused');
  } else if (act === 'cancel') {
    if (endsOn !== null) throw refusal(isEnded ? 'subscription.ended' : 'subscription.cancelled');
    endsOn = endIfCancelled(timeline, agreementOf(row), today);
  } else {
    if (endsOn === null) throw refusal('subscription.goesOn');
    endsOn = null;
  }
  columnsOf({ ...timeline, pauses, endsOn }, agreementColumnsOf(row));
  return { pauses, endsOn };
}

/** The order in which states have their labels. */
const byKindAndPlace = (a: PlacedLabel, b: PlacedLabel) => a.kind.localeCompare(b.kind) || a.place - b.place;

/** Its labels with some more; one of a kind that it has one of takes its place. */
function labelsWith({ state }: Held, more: readonly Label[]): State['labels'] {
  const replaced = more.filter(({ kind }) => kind !== 'tag').map(({ kind }) => kind);
  const kept = state.labels
    .filter(({ kind, labelId }) => !replaced.includes(kind) && !more.some(({ id }) => id === labelId))
    .map(({ labelId, kind }) => ({ id: labelId, kind }));
  return placed([...kept, ...more]).toSorted(byKindAndPlace);
}

function labelsWithout({ state }: Held, { labels, kind }: Act): State['labels'] {
  return state.labels.filter((each) => each.kind !== kind && !labels.some(({ id }) => id === each.labelId));
}
