import { Trans, useLingui } from '@lingui/react/macro';
import { ListOrdered } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { stackPageForm } from '../../../../../common/forms/stackForms.ts';
import type { NameStackQuery } from '../../../__generated__/NameStackQuery.graphql.ts';
import { useDraftForm } from '../../../drafts/useDraftForm.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DialogActions } from '../../../ui/Dialog.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import type { Choice } from './ChooseStack.tsx';

const nameForm = z.pick(stackPageForm, { name: true });

interface NameStackProps {
  /** What it is called unless another name is typed. */
  name: string;
  draftKey: string;
  isSaving: boolean;
  error: string | undefined;
  onSave: (name: string) => void;
  onChoose: (stacks: readonly Choice[]) => void;
  onClose: () => void;
}

/** Asks what a new stack is called, with the way to one that is there already. */
export function NameStack({ name, draftKey, isSaving, error, onSave, onChoose, onClose }: NameStackProps) {
  const { t } = useLingui();
  const { form } = useDraftForm(nameForm, { key: draftKey, fields: ['name'], defaultValues: { name } });
  const { register, handleSubmit, formState } = form;
  return (
    <form noValidate onSubmit={handleSubmit(({ name }) => onSave(name))} className="mt-5">
      <div className="flex flex-col gap-4">
        <Field label={t`Name`} error={formState.errors.name?.message}>
          {(control) => (
            <input
              {...register('name')}
              {...control}
              data-autofocus
              aria-required
              autoComplete="off"
              className={`${controlStyle} min-h-12`}
            />
          )}
        </Field>
        {/* Who has no stacks, or whose stacks do not come, names a new one. */}
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div className="min-h-11" />}>
            <ExistingStacks onChoose={onChoose} />
          </Suspense>
        </ErrorBoundary>
        <Alert message={error} />
      </div>
      <DialogActions>
        <Button look="outline" onClick={() => !isSaving && onClose()}>
          <Trans>Cancel</Trans>
        </Button>
        <PendingButton type="submit" isPending={isSaving} pendingLabel={t`Saving…`}>
          <Trans>Save Stack</Trans>
        </PendingButton>
      </DialogActions>
    </form>
  );
}

function ExistingStacks({ onChoose }: { onChoose: (stacks: readonly Choice[]) => void }) {
  const { viewer } = useLazyLoadQuery<NameStackQuery>(
    graphql`
      query NameStackQuery {
        viewer {
          stacks(first: 100) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const stacks = viewer?.stacks.edges.map(({ node: { id, name } }) => ({ id, name })) ?? [];
  if (stacks.length === 0) return null;
  return (
    <Button look="quiet" className="self-start" onClick={() => onChoose(stacks)}>
      <ListOrdered className="size-5" aria-hidden="true" />
      <Trans>Save to an existing stack</Trans>
    </Button>
  );
}
