import { t } from '@lingui/core/macro';
import type { Issue } from './showIssues.ts';

/** The first issue's message, fit to be shown; undefined when there is no issue. */
export const messageOf = ([issue]: readonly Issue[]): string | undefined =>
  issue && (issue.message || t`Please try again.`);
