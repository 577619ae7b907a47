import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface JobText {
  title: MessageDescriptor;
  /** What it does. */
  does: MessageDescriptor;
}

const texts: Record<string, JobText> = {
  rates: { title: msg`Exchange rates`, does: msg`Fetches the exchange rates of the day.` },
  experiences: { title: msg`Saved tools`, does: msg`Counts how many people have saved each tool.` },
  choices: {
    title: msg`Choices`,
    does: msg`Counts how many people have put the finder’s answers right in the same way.`,
  },
  'known-services': {
    title: msg`Known services`,
    does: msg`Counts the services that five people or more track, for suggestions.`,
  },
  reminders: { title: msg`Reminders`, does: msg`Reminds people of what is due, at the hour that they chose.` },
  'ending-tokens': {
    title: msg`Access tokens that end`,
    does: msg`Mails people whose access tokens end within a week.`,
  },
  sweep: {
    title: msg`Clean-up`,
    does: msg`Deletes what has expired, and what was removed more than 30 days ago.`,
  },
};

/** A job's name in words and what it does; undefined for one that this page does not know. */
export const jobText = (name: string): JobText | undefined => texts[name];
