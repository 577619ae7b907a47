import { messageOf } from './messageOf.ts';
import type { Issue } from './showIssues.ts';
import { showToast, type Toast } from './toast.ts';

/** Shows in a notification why an action failed; does nothing when there is no issue. */
export function showFailure(title: string, issues: readonly Issue[], action?: Toast['action']): void {
  const description = messageOf(issues);
  if (description !== undefined) showToast({ tone: 'error', title, description, ...(action && { action }) });
}
