import { messageOf } from './messageOf.ts';
import type { Issue } from './showIssues.ts';
import { showToast, type Toast } from './toast.ts';

/** Says in a notification why something was not done; nothing when there is no issue. */
export function showFailure(title: string, issues: readonly Issue[], action?: Toast['action']): void {
  const description = messageOf(issues);
  if (description !== undefined) showToast({ tone: 'error', title, description, ...(action && { action }) });
}
