import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { buttonStyle } from '../../../ui/buttonStyle.ts';
import { CopyField } from '../../../ui/CopyField.tsx';

/** Shows a new calendar address, the only time that it is shown. */
export function NewAddress({ url, onDone }: { url: string; onDone: () => void }) {
  const { t } = useLingui();
  return (
    <div className="rounded-2xl bg-fern-tint p-4">
      <CopyField
        label={t`Your calendar address`}
        hint={
          <Trans>
            Add it to the calendar on this device, or paste it into your calendar app where it asks for a web address.
            It will not be shown again. Whoever has it can see what you pay.
          </Trans>
        }
        value={url}
        onDone={onDone}
      >
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyle('outline')}>
          <CalendarPlus className="size-5" aria-hidden="true" />
          <Trans>Add to my calendar</Trans>
        </a>
      </CopyField>
    </div>
  );
}
