import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { channelForm } from '../../../../../common/forms/channelForms.ts';
import { enumName } from '../../../../../common/enumName.ts';
import { channelShapeNames, type ChannelShape } from '../../../../../common/values.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { showIssues } from '../../../ui/showIssues.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useZodForm } from '../../../ui/useZodForm.ts';
import { useAddChannel } from './useAddChannel.ts';
import { useShapes } from './useShapes.ts';

interface ChannelFormProps {
  onAdded: (name: string) => void;
  onCancel: () => void;
}

/** The shape that most people want comes first. */
const order: readonly ChannelShape[] = ['ntfy', ...channelShapeNames.filter((shape) => shape !== 'ntfy')];

/** Adds a webhook. Its address is a secret, so it is in no draft and never shown again. */
export function ChannelForm({ onAdded, onCancel }: ChannelFormProps) {
  const { t } = useLingui();
  const shapes = useShapes();
  const form = useZodForm(channelForm, { defaultValues: { shape: 'ntfy', name: '', url: '', chatId: '' } });
  const { addChannel, isAdding } = useAddChannel();
  const { errors } = form.formState;
  const shape = useWatch({ control: form.control, name: 'shape' });
  const { help, placeholder } = shapes[enumName(shape)]!;

  const add = async ({ shape, name, url, chatId }: z.output<typeof channelForm>) => {
    if (isAdding) return;
    const outcome = await addChannel({
      shape: enumName(shape),
      name,
      url,
      chatId: shape === 'telegram' ? chatId : null,
    });
    if (outcome.status !== 'done') return showIssues(form, outcome.issues);
    onAdded(outcome.payload.channel.name);
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(add)} className="flex flex-col gap-5">
      <Field label={t`Kind`} hint={help}>
        {(control) => (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the form is gone
          <Select {...form.register('shape')} {...control} autoFocus>
            {order.map((each) => (
              <option key={each} value={each}>
                {shapes[enumName(each)]!.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={t`Address`}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={placeholder}
        hint={t`Only its host is shown afterwards.`}
        error={errors.url?.message}
        {...form.register('url')}
      />
      {shape === 'telegram' && (
        <TextField
          label={t`Chat`}
          autoComplete="off"
          hint={t`The number of your chat, which @userinfobot tells you, or the @name of a channel.`}
          error={errors.chatId?.message}
          {...form.register('chatId')}
        />
      )}
      <TextField
        label={t`Name (optional)`}
        autoComplete="off"
        placeholder={t`My phone`}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Alert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isPending={isAdding} pendingText={t`Adding…`}>
          <Trans>Add channel</Trans>
        </SubmitButton>
        <Button look="outline" onClick={() => !isAdding && onCancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
