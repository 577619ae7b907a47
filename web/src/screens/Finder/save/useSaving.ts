import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Undone } from '../../../relay/useCommit.ts';
import { showToast } from '../../../ui/toast.ts';
import { askers, type Asker } from '../ask/askers.ts';
import type { Wish } from '../ask/finding.ts';
import type { ShownTool } from '../results/shownTool.ts';
import { useSaveStack, type SavingRule } from './useSaveStack.ts';

/** A stack to save into; without an id it is made first. */
interface Target {
  id?: string;
  name: string;
}

/** That the stack has some of what was found already. */
interface AlreadyThere {
  target: Target;
  /** The names as they are in the stack. */
  names: readonly string[];
  /** The same as they are among what was found, with those that were left out before. */
  given: readonly string[];
}

/** Makes a stack where one is wanted, then saves what was found into it, and says how that went. */
export function useSaving(asker: Asker, tools: readonly ShownTool[], wish: Wish, onSaved: () => void) {
  const { t } = useLingui();
  const { createStack, saveInto, without, isSaving } = useSaveStack(tools, wish);
  const { creationFailed, saved, added } = askers[asker];
  const [error, setError] = useState<string>();
  const [there, setThere] = useState<AlreadyThere>();
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

  const save = async (target: Target, rule: SavingRule = { except: [], refuseDuplicates: true }) => {
    const { id, name } = target;
    setError(undefined);
    let stackId = id ?? (made.current?.name === name ? made.current.id : undefined);
    if (stackId === undefined) {
      const creation = await createStack(name);
      if (creation.status !== 'done') return fail(creation, creationFailed(), t`Failed to create stack`);
      stackId = creation.payload.stack.id;
      made.current = { id: stackId, name };
    }
    const outcome = await saveInto(stackId, rule);
    if (outcome.status === 'refused' && outcome.refusal.__typename === 'DuplicateError') {
      const { names, given } = outcome.refusal;
      return setThere({ target, names, given: [...rule.except, ...given] });
    }
    if (outcome.status !== 'done')
      return fail(outcome, t`Error Saving Recommendations`, t`Failed to save recommendations`);
    showToast({ tone: 'plain', ...(id ? added(name) : saved(name)) });
    onSaved();
  };

  const question = there && {
    stackName: there.target.name,
    names: there.names,
    onSaveAll: () => save(there.target, { except: [], refuseDuplicates: false }),
    onSaveOthers:
      without(there.given).length > 0
        ? () => save(there.target, { except: there.given, refuseDuplicates: true })
        : undefined,
  };
  return { save, question, error, isSaving };
}
