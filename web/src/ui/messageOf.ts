import { t } from '@lingui/core/macro';
import type { Issue } from './showIssues.ts';

/** What is wrong, in words that can be shown: the first issue's; nothing when there is none. */
export const messageOf = ([issue]: readonly Issue[]): string | undefined =>
  issue && (issue.message || t`Please try again.`);
