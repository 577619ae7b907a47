import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { longestLabel } from '../../../../common/forms/labelForms.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { controlStyle, Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import type { Choice } from './chosenLabels.ts';
import { useCreateLabel } from './useCreateLabel.ts';

interface TagFieldProps {
  /** All tags of the user. */
  tags: readonly Choice[];
  chosen: readonly Choice[];
  onAdd: (tag: Choice) => void;
  onRemove: (id: string) => void;
  /** Where they are all that is asked for. */
  isOnly?: boolean;
  ref?: Ref<TagFieldHandle>;
}

export interface TagFieldHandle {
  /**
   * Adds what is typed: who types a name and sends the form means it. Tells which tag that was, if anything was typed;
   * undefined when it cannot, and the field then says why.
   */
  addTyped: () => Promise<{ added?: Choice } | undefined>;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The tags of a subscription. A name that is typed adds the tag of that name, or makes one. */
export function TagField({ tags, chosen, onAdd, onRemove, isOnly = false, ref }: TagFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { createLabel, isCreating } = useCreateLabel();

  const add = async (): Promise<Choice | undefined> => {
    const name = text.trim();
    if (isCreating) return undefined;
    field.current?.focus();
    const refuse = (why: string | undefined) => void setProblem(why);
    if (name === '') return refuse(t`Please enter the name of a tag`);
    if (chosen.some((tag) => isSame(tag.name, name))) return refuse(t`It has the tag “${name}” already`);
    setProblem(undefined);
    let tag = tags.find((each) => isSame(each.name, name));
    if (!tag) {
      const outcome = await createLabel({ kind: 'TAG', name });
      if (outcome.status !== 'done') return refuse(messageOf(outcome.issues));
      tag = { ...outcome.payload.label, kind: 'TAG', name, color: 'GRAY' };
    }
    onAdd(tag);
    setText('');
    return tag;
  };
  useImperativeHandle(ref, () => ({
    async addTyped() {
      if (text.trim() === '' && !(isOnly && chosen.length === 0)) return {};
      const added = await add();
      return added && { added };
    },
  }));
  const handleKeyDown = (event: KeyboardEvent) => {
    // An empty field sends the form, as all others do.
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    void add();
  };
  const remove = (id: string) => {
    onRemove(id);
    field.current?.focus();
  };
  return (
    <div>
      <Field
        label={isOnly ? t`Tags` : t`Tags (optional)`}
        hint={t`Type a name and press Enter. Up to 10.`}
        error={problem}
      >
        {(control) => (
          <div className="flex gap-3">
            <input
              {...control}
              ref={field}
              data-autofocus={isOnly || undefined}
              list={listId}
              autoComplete="off"
              maxLength={longestLabel}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setProblem(undefined);
              }}
              onKeyDown={handleKeyDown}
              className={`${controlStyle} min-h-12`}
            />
            <Button look="outline" aria-label={t`Add tag`} aria-disabled={isCreating} onClick={() => void add()}>
              <Plus className="size-5" aria-hidden="true" />
              <Trans>Add</Trans>
            </Button>
          </div>
        )}
      </Field>
      <datalist id={listId}>
        {tags
          .filter(({ id }) => chosen.every((tag) => tag.id !== id))
          .map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
      </datalist>
      {chosen.length > 0 && (
        <ul aria-label={t`Tags`} className="mt-3 flex flex-wrap gap-x-3 gap-y-1">
          {chosen.map(({ id, name, color }) => (
            <li key={id} className="flex min-w-0 items-center">
              <Badge color={color}>
                <span className="wrap-anywhere">{name}</span>
              </Badge>
              <IconButton icon={X} label={t`Take the tag ${name} away`} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
