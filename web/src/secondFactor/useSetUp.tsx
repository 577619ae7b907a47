import { useState, type ReactNode } from 'react';
import { showFailure } from '../ui/showFailure.ts';
import { NewPasskey, RecoveryCodes, TotpSetup } from './parts.ts';
import type { Setup } from './TotpSetup.tsx';
import { useStartPasskey } from './usePasskeys.ts';
import { useStartTotp } from './useTotp.ts';

type Open = { totp: Setup } | { passkey: string } | { codes: readonly string[] };

interface SetUp {
  setUpTotp: () => Promise<void>;
  addPasskey: () => Promise<void>;
  showCodes: (codes: readonly string[]) => void;
  /** The dialog that is open, if any. */
  dialog: ReactNode;
}

/**
 * Sets up a second factor in dialogs.
 *
 * @param failed the title of the message when the server refuses to start
 * @param onDone is called when a factor was added, after the recovery codes were saved
 */
export function useSetUp(failed: string, onDone?: () => void): SetUp {
  const [open, setOpen] = useState<Open>();
  const { startTotp } = useStartTotp();
  const { startPasskey } = useStartPasskey();

  const close = () => setOpen(undefined);
  const finish = () => {
    close();
    onDone?.();
  };
  const handleAdded = (codes: readonly string[] | null) => (codes ? setOpen({ codes }) : finish());

  return {
    async setUpTotp() {
      TotpSetup.preload();
      const outcome = await startTotp();
      if (outcome.status === 'done') setOpen({ totp: outcome.payload });
      else showFailure(failed, outcome.issues);
    },
    async addPasskey() {
      NewPasskey.preload();
      const outcome = await startPasskey();
      if (outcome.status === 'done') setOpen({ passkey: outcome.payload.options });
      else showFailure(failed, outcome.issues);
    },
    showCodes: (codes) => setOpen({ codes }),
    dialog: open && (
      <>
        {'totp' in open && <TotpSetup setup={open.totp} onAdded={handleAdded} onClose={close} />}
        {'passkey' in open && <NewPasskey options={open.passkey} onAdded={handleAdded} onClose={close} />}
        {'codes' in open && <RecoveryCodes codes={open.codes} onDone={finish} />}
      </>
    ),
  };
}
