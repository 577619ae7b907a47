import { Trans, useLingui } from '@lingui/react/macro';
import { Label, Radio, RadioGroup } from '@headlessui/react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DialogActions } from '../../../ui/Dialog.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';

/** A stack that can be saved into. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface ChooseStackProps {
  stacks: readonly Choice[];
  isSaving: boolean;
  error: string | undefined;
  onSave: (stack: Choice) => void;
  /** Called too for a number that no stack has. */
  onCancel: () => void;
}

/** The user's stacks by number: from the list, by a digit key, or typed into the field. */
export function ChooseStack({ stacks, isSaving, error, onSave, onCancel }: ChooseStackProps) {
  const { t } = useLingui();
  const [number, setNumber] = useState('');
  const chosen = /^\s*\d+\s*$/.test(number) ? stacks[Number(number) - 1] : undefined;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (chosen) onSave(chosen);
    else onCancel();
  };
  const handleKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (/^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey && stacks[Number(key) - 1]) setNumber(key);
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-5">
      <div className="flex flex-col gap-5">
        <RadioGroup
          value={chosen?.id ?? null}
          onChange={(id) => setNumber(String(stacks.findIndex((stack) => stack.id === id) + 1))}
          onKeyDown={handleKeyDown}
          aria-label={t`Your stacks`}
          className="-mx-2 -my-1 flex max-h-72 flex-col gap-3 overflow-y-auto p-2"
        >
          {stacks.map(({ id, name }, index) => (
            <Radio
              key={id}
              value={id}
              {...(index === 0 && { 'data-autofocus': true })}
              className="flex min-h-11 shrink-0 cursor-pointer items-center rounded-xl border-2 border-line px-4 py-2 hover:border-fern data-checked:border-fern data-checked:bg-fern-tint data-checked:font-semibold"
            >
              <Label className="min-w-0 cursor-pointer wrap-anywhere">
                {index + 1}. {name}
              </Label>
            </Radio>
          ))}
        </RadioGroup>
        <Field label={t`Number of the stack`} hint={t`1 to ${stacks.length}`}>
          {(control) => (
            <input
              {...control}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
              inputMode="numeric"
              autoComplete="off"
              className={`${controlStyle} min-h-12 tabular-nums`}
            />
          )}
        </Field>
        <Alert message={error} />
      </div>
      <DialogActions>
        <Button look="outline" onClick={() => !isSaving && onCancel()}>
          <Trans>Cancel</Trans>
        </Button>
        <PendingButton type="submit" isPending={isSaving} pendingLabel={t`Saving…`}>
          <Trans>Save Stack</Trans>
        </PendingButton>
      </DialogActions>
    </form>
  );
}
