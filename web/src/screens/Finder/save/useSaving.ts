import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Undone } from '../../../relay/useCommit.ts';
import { showToast } from '../../../ui/toast.ts';
import { askers, type Asker } from '../ask/askers.ts';
import type { Wish } from '../ask/finding.ts';
import { useSaveStack, type SaveStackRecommendations } from './useSaveStack.ts';

/** A stack to save into; without an id it is made first. */
interface Target {
  id?: string;
  name: string;
}

/** Makes a stack where one is wanted, then saves what was found into it, and says how that went. */
export function useSaving(asker: Asker, recommendations: SaveStackRecommendations, wish: Wish, onSaved: () => void) {
  const { t } = useLingui();
  const { createStack, saveInto, isSaving } = useSaveStack(recommendations, wish);
  const { creationFailed, saved, added } = askers[asker];
  const [error, setError] = useState<string>();
  /** The stack that was made before saving into it failed; trying again makes no second one. */
  const made = useRef<Required<Target>>(undefined);

  const fail = ({ status, issues: [issue] }: Undone, title: string, otherwise: string) => {
    if (!issue) return;
    const said =
      status === 'unexpected'
        ? { title: t`Error: Failed to save stack. Please try again.` }
        : { title, description: issue.message || otherwise };
    setError(Object.values(said).join(': '));
    showToast({ tone: 'error', ...said });
  };

  const save = async ({ id, name }: Target) => {
    setError(undefined);
    let stackId = id ?? (made.current?.name === name ? made.current.id : undefined);
    if (stackId === undefined) {
      const creation = await createStack(name);
      if (creation.status !== 'done') return fail(creation, creationFailed(), t`Failed to create stack`);
      stackId = creation.payload.stack.id;
      made.current = { id: stackId, name };
    }
    const outcome = await saveInto(stackId);
    if (outcome.status !== 'done')
      return fail(outcome, t`Error Saving Recommendations`, t`Failed to save recommendations`);
    showToast({ tone: 'plain', ...(id ? added(name) : saved(name)) });
    onSaved();
  };

  return { save, error, isSaving };
}
