import { labelChangesForm, labelFields, labelForm } from '../../common/forms/labelForms.ts';
import { createLabel, removeLabel, updateLabel } from '../domain/labels/labels.ts';
import { InvalidInputError, LabelInUseError, NotFoundError } from '../errors.ts';
import type { Label as LabelRow, User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { Label, LabelColor, LabelKind } from './Label.ts';
import { User } from './User.ts';

const CreateLabelInput = builder
  .inputType('CreateLabelInput', {
    description: 'A label for subscriptions.',
    fields: (t) => ({
      kind: t.field({ type: LabelKind, required: true, description: labelFields.kind }),
      name: t.string({ required: true, description: labelFields.name }),
      color: t.field({ type: LabelColor, description: labelFields.color }),
      expiresOn: t.field({ type: 'Date', description: labelFields.expiresOn }),
    }),
  })
  .validate(labelForm);

const UpdateLabelInput = builder
  .inputType('UpdateLabelInput', {
    description: 'Changes to a label. Fields that you leave out stay as they are; null removes the date.',
    fields: (t) => ({
      name: t.string({ description: labelFields.name }),
      color: t.field({ type: LabelColor, description: 'Its colour.' }),
      expiresOn: t.field({ type: 'Date', description: labelFields.expiresOn }),
    }),
  })
  .validate(labelChangesForm);

const payload = (name: string, description: string) =>
  builder.objectRef<{ label: LabelRow; user: UserRow }>(name).implement({
    description,
    fields: (t) => ({
      label: t.expose('label', { type: Label, description: 'The label as it is now.' }),
      user: t.expose('user', { type: User, description: 'The user, with all of their labels.' }),
    }),
  });

const CreateLabelPayload = payload('CreateLabelPayload', 'A label that was just made.');
const UpdateLabelPayload = payload('UpdateLabelPayload', 'A label that was just changed.');

const RemoveLabelPayload = builder.objectRef<{ id: number; user: UserRow }>('RemoveLabelPayload').implement({
  description: 'A label that was just deleted.',
  fields: (t) => ({
    removedId: t.globalID({ description: 'Its id.', resolve: ({ id }) => ({ type: 'Label', id }) }),
    user: t.expose('user', { type: User, description: 'The user, with all of their labels.' }),
  }),
});

builder.mutationFields((mutations) => {
  const t = mutations.withAuth({ scope: 'subscriptions-write' });
  const id = mutations.arg.globalID({ required: true, for: Label, description: 'The label.' });
  return {
    createLabel: t.field({
      skipTypeScopes: true,
      type: CreateLabelPayload,
      description: 'Makes a label for subscriptions.',
      args: { input: t.arg({ type: CreateLabelInput, required: true, description: 'The label.' }) },
      errors: {
        types: [InvalidInputError],
        directResult: true,
        union: { name: 'CreateLabelResult', description: 'The new label, or why there is none.' },
      },
      resolve: async (_root, { input }, { viewer }) => ({ label: await createLabel(viewer.id, input), user: viewer }),
    }),
    updateLabel: t.field({
      skipTypeScopes: true,
      type: UpdateLabelPayload,
      description: 'Changes a label.',
      args: { id, input: t.arg({ type: UpdateLabelInput, required: true, description: 'What changes.' }) },
      errors: {
        types: [InvalidInputError, NotFoundError],
        directResult: true,
        union: { name: 'UpdateLabelResult', description: 'The label as it is now, or why it did not change.' },
      },
      resolve: async (_root, { id: { id }, input }, { viewer }) => ({
        label: await updateLabel(viewer.id, Number(id), input),
        user: viewer,
      }),
    }),
    removeLabel: t.field({
      skipTypeScopes: true,
      type: RemoveLabelPayload,
      description: 'Deletes a label. Say what becomes of the subscriptions that have it.',
      args: {
        id,
        moveTo: mutations.arg.globalID({
          for: Label,
          description: 'The label of the same kind that they get instead.',
        }),
        leave: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: 'Whether they may get none. An own category leaves the built-in one behind.',
        }),
      },
      errors: {
        types: [InvalidInputError, LabelInUseError, NotFoundError],
        directResult: true,
        union: { name: 'RemoveLabelResult', description: 'The id of what was deleted, or why nothing was.' },
      },
      resolve: async (_root, { id: { id }, moveTo, leave }, { viewer }) => {
        await removeLabel(viewer.id, Number(id), { moveTo: moveTo ? Number(moveTo.id) : null, leave });
        return { id: Number(id), user: viewer };
      },
    }),
  };
});
