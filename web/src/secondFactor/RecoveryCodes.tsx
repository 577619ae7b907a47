import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import './texts.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows new recovery codes, the only time that they are shown. It closes only by its button. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  const file = `${t`Recovery codes for Stackling`}\n\n${codes.join('\n')}\n`;

  const copy = () =>
    // Browsers have no clipboard on pages without https; the codes can then be selected.
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => undefined,
    );

  return (
    <Dialog title={t`Save your recovery codes`} isPending onClose={onDone}>
      <p className="mt-2 text-soft">
        <Trans>
          If you lose your phone or your passkey, one of these codes lets you log in. Each works once. They will not be
          shown again.
        </Trans>
      </p>
      <ul
        aria-label={t`Your recovery codes`}
        className="mt-4 divide-y divide-line rounded-2xl bg-sunken px-4 py-1 font-mono text-sm sm:text-base"
      >
        {codes.map((code) => (
          // On a narrow screen a code has two lines, broken at a hyphen.
          <li key={code} className="py-1.5">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="outline" onClick={copy} data-autofocus>
          {isCopied ? <Check className="size-5" aria-hidden="true" /> : <Copy className="size-5" aria-hidden="true" />}
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Button look="outline" onClick={() => download(file)}>
          <Download className="size-5" aria-hidden="true" />
          <Trans>Download</Trans>
        </Button>
        <Button look="outline" onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden="true" />
          <Trans>Print</Trans>
        </Button>
        <span role="status" className="sr-only">
          {isCopied && <Trans>Copied</Trans>}
        </span>
      </div>
      <DialogActions>
        <Button onClick={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'stackling-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
