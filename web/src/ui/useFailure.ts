import { useState } from 'react';
import { messageOf } from './messageOf.ts';
import { showFailure } from './showFailure.ts';
import type { Issue } from './showIssues.ts';

/** Shows a failed action both in a dialog, as `title: message`, and in a notification. */
export function useFailure(title: string) {
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    fail: (issues: readonly Issue[]) => {
      const message = messageOf(issues);
      setFailure(message && `${title}: ${message}`);
      showFailure(title, issues);
    },
    clearFailure: () => setFailure(undefined),
  };
}
