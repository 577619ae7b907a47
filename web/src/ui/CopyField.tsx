import { Trans } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useLayoutEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { controlStyle } from './Field.tsx';

interface CopyFieldProps {
  label: string;
  hint: ReactNode;
  value: string;
  onDone: () => void;
  /** What else can be done with the value. */
  children?: ReactNode;
}

/** A value that is shown only this once, to be copied. It takes the focus. */
export function CopyField({ label, hint, value, onDone, children }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useLayoutEffect(() => input.current?.focus(), []);

  const copy = async () => {
    input.current?.select();
    // Browsers have no clipboard on pages without https; the text is then only selected.
    await navigator.clipboard?.writeText(value).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };

  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mb-3 text-soft">
        {hint}
      </p>
      <input
        ref={input}
        id={id}
        aria-describedby={`${id}-hint`}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
        className={`${controlStyle} font-mono text-sm`}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={copy}>
          {isCopied ? <Check className="size-5" aria-hidden="true" /> : <Copy className="size-5" aria-hidden="true" />}
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        {children}
        <Button look="quiet" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
        <span role="status" className="sr-only">
          {isCopied && <Trans>Copied</Trans>}
        </span>
      </div>
    </>
  );
}
