import type { Text } from '../said.ts';
import { isLonger, type Agreement } from './notice.ts';
import { timelineTexts } from './timelineTexts.ts';
import type { Timeline } from './timeline.ts';

/** What days that contradict each other are refused for, at the field that is to be put right. */
export interface TimelineProblem {
  field: 'trialEndsOn' | 'endsOn' | 'noticeCount' | 'startsOn';
  text: Text;
}

/** The first contradiction within a subscription; undefined when there is none. */
export function timelineProblem(timeline: Timeline, { term, notice }: Agreement): TimelineProblem | undefined {
  const { startsOn, trialEndsOn, endsOn, earlier, prices } = timeline;
  const begins = earlier[0]?.startsOn ?? startsOn;
  if (begins !== null && trialEndsOn !== null && trialEndsOn < begins)
    return { field: 'trialEndsOn', text: timelineTexts.trialBeforeStart };
  if (begins !== null && endsOn !== null && endsOn < begins)
    return { field: 'endsOn', text: timelineTexts.endBeforeStart };
  if (begins !== null && prices[0] !== undefined && prices[0].from < begins)
    return { field: 'startsOn', text: timelineTexts.startAfterPrice };
  if (term && notice && isLonger(notice, term)) return { field: 'noticeCount', text: timelineTexts.noTimeForNotice };
  return undefined;
}
