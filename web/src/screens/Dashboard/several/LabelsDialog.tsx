import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { enumName } from '../../../../../common/enumName.ts';
import type { Category } from '../../../../../common/values.ts';
import type { LabelsDialogQuery } from '../../../__generated__/LabelsDialogQuery.graphql.ts';
import type { useChoices_user$key } from '../../../__generated__/useChoices_user.graphql.ts';
import { CategorySelect } from '../../../subscriptions/labels/CategorySelect.tsx';
import type { Choice } from '../../../subscriptions/labels/chosenLabels.ts';
import { TagField, type TagFieldHandle } from '../../../subscriptions/labels/TagField.tsx';
import { useChoices } from '../../../subscriptions/labels/useChoices.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import type { Change } from '../list/useChangeSubscriptions.ts';

interface LabelsDialogProps {
  asks: 'tags' | 'category';
  /** How many subscriptions are selected. */
  count: number;
  isPending: boolean;
  onDone: (change: Change) => void;
  onClose: () => void;
}

/** Asks for the tags that the selected subscriptions get, or for the category that they move to. */
export function LabelsDialog(props: LabelsDialogProps) {
  const { viewer } = useLazyLoadQuery<LabelsDialogQuery>(
    graphql`
      query LabelsDialogQuery {
        viewer {
          ...useChoices_user
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { asks, count, isPending, onClose } = props;
  if (!viewer) return null;
  return (
    <Dialog
      title={
        asks === 'tags'
          ? plural(count, { one: 'Tag # subscription', other: 'Tag # subscriptions' })
          : plural(count, { one: 'Move # subscription', other: 'Move # subscriptions' })
      }
      isPending={isPending}
      onClose={onClose}
    >
      {asks === 'tags' ? <Tags {...props} user={viewer} /> : <Move {...props} user={viewer} />}
    </Dialog>
  );
}

type PartProps = LabelsDialogProps & { user: useChoices_user$key };

function Tags({ user, onDone, onClose }: PartProps) {
  const field = useRef<TagFieldHandle>(null);
  const tags = useChoices(user).filter(({ kind }) => kind === enumName('tag'));
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await field.current?.addTyped();
    if (!outcome) return;
    const all = outcome.added ? [...chosen, outcome.added] : chosen;
    onDone({
      input: { act: 'ADD_LABELS' },
      labelIds: all.map(({ id }) => id),
      done: (count) => plural(count, { one: '# subscription tagged', other: '# subscriptions tagged' }),
    });
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-5">
      <TagField
        ref={field}
        isOnly
        tags={tags}
        chosen={chosen}
        onAdd={(tag) => setChosen([...chosen, tag])}
        onRemove={(id) => setChosen(chosen.filter((tag) => tag.id !== id))}
      />
      <DialogActions>
        <Button look="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit">
          <Trans>Add tags</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

function Move({ user, onDone, onClose }: PartProps) {
  const own = useChoices(user).filter(({ kind }) => kind === enumName('category'));
  const [to, setTo] = useState<{ category: Category } | { own: string }>({ category: 'other' });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const done = (count: number) => plural(count, { one: '# subscription moved', other: '# subscriptions moved' });
    onDone(
      'own' in to
        ? { input: { act: 'ADD_LABELS' }, labelIds: [to.own], done }
        : { input: { act: 'SET_CATEGORY', category: enumName(to.category) }, done },
    );
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-5">
      <CategorySelect
        category={'own' in to ? 'other' : to.category}
        own={'own' in to ? to.own : undefined}
        choices={own}
        error={undefined}
        isOnly
        onChange={setTo}
      />
      <DialogActions>
        <Button look="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit">
          <Trans>Move</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
