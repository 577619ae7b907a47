import { useLingui } from '@lingui/react/macro';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { MoreFieldsQuery } from '../../../__generated__/MoreFieldsQuery.graphql.ts';
import { chosenOf, withAlso } from '../../../subscriptions/labels/chosenLabels.ts';
import { LabelFields } from '../../../subscriptions/labels/LabelFields.tsx';
import type { TagFieldHandle } from '../../../subscriptions/labels/TagField.tsx';
import { useChoices } from '../../../subscriptions/labels/useChoices.ts';
import type { Issue } from '../../../ui/showIssues.ts';
import { TextField } from '../../../ui/TextField.tsx';

/** What was changed here. */
export interface More {
  labelIds?: string[];
  cancelUrl?: string;
}

export interface MoreFieldsHandle {
  /** Adds a tag that was typed only, and tells all that was changed; undefined when that tag cannot be added. */
  settle: () => Promise<More | undefined>;
}

interface MoreFieldsProps {
  id: string;
  /** What the server refused. */
  issues: readonly Issue[];
  onChange: (more: More) => void;
  handle: Ref<MoreFieldsHandle>;
}

/** The labels of a subscription, and where to cancel it. They are asked for when they are opened, and not with each row of the list. */
export function MoreFields({ id, ...props }: MoreFieldsProps) {
  const { viewer, node } = useLazyLoadQuery<MoreFieldsQuery>(
    graphql`
      query MoreFieldsQuery($id: ID!) {
        viewer {
          ...useChoices_user
        }
        node(id: $id) {
          ... on TrackedSubscription {
            cancelUrl
            labels {
              id
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  if (!viewer || !node) return null;
  const saved = { chosen: chosenOf(node.labels ?? []), cancelUrl: node.cancelUrl ?? '' };
  return <Loaded user={viewer} saved={saved} {...props} />;
}

interface LoadedProps extends Omit<MoreFieldsProps, 'id'> {
  user: Parameters<typeof useChoices>[0];
  saved: { chosen: string; cancelUrl: string };
}

function Loaded({ user, saved, issues, onChange, handle }: LoadedProps) {
  const { t } = useLingui();
  const labels = useChoices(user);
  const [typed, setTyped] = useState(saved);
  const messageAt = (field: string) => issues.find((issue) => issue.field === field)?.message;
  const change = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    onChange(changesOf(next, saved));
  };
  const tagField = useRef<TagFieldHandle>(null);
  useImperativeHandle(handle, () => ({
    async settle() {
      const outcome = await tagField.current?.addTyped();
      const chosen = outcome?.added ? withAlso(typed.chosen, labels, outcome.added) : typed.chosen;
      return outcome && changesOf({ ...typed, chosen }, saved);
    },
  }));
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issues.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [issues]);
  return (
    <div ref={fields} className="mt-3 flex flex-col gap-5 pb-2">
      <LabelFields
        hasCategory
        labels={labels}
        chosen={typed.chosen}
        error={messageAt('labelIds')}
        onChange={(chosen) => change({ chosen })}
        tagField={tagField}
      />
      <TextField
        type="url"
        label={t`Where to cancel (optional)`}
        hint={t`The web address at which you can cancel it.`}
        autoComplete="off"
        error={messageAt('cancelUrl')}
        value={typed.cancelUrl}
        onChange={({ target }) => change({ cancelUrl: target.value })}
      />
    </div>
  );
}

type Typed = LoadedProps['saved'];

const changesOf = ({ chosen, cancelUrl }: Typed, saved: Typed): More => ({
  ...(chosen !== saved.chosen && { labelIds: chosen.split(' ').filter(Boolean) }),
  ...(cancelUrl !== saved.cancelUrl && { cancelUrl }),
});
