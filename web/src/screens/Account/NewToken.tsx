import { useLingui } from '@lingui/react/macro';
import { CopyField } from '../../ui/CopyField.tsx';

/** Shows a new token, the only time that it is shown. */
export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useLingui();
  return (
    <div className="mb-6 rounded-2xl bg-fern-tint p-4">
      <CopyField
        label={t`Your new access token`}
        hint={t`Copy it now. It will not be shown again.`}
        value={token}
        onDone={onDone}
      />
    </div>
  );
}
