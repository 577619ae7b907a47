import { Description } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProofRequest } from '../relay/proof.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { askPasskey } from './browserPasskeys.ts';
import { CodeForm } from './CodeForm.tsx';
import { ProofPassword } from './ProofPassword.tsx';
import './texts.ts';
import { useProve } from './useProve.ts';

/** Asks somebody to show again that it is them, before they change how they log in. */
export function ProofDialog({ methods, answer }: ProofRequest) {
  const { t } = useLingui();
  const { prove, startPasskeyProof, isProving } = useProve();

  const send = async (proof: { password: string } | { code: string } | { credential: string }) => {
    const outcome = await prove(proof);
    if (outcome.status !== 'done') return outcome.issues;
    answer(true);
    return [];
  };
  const usePasskey = async () => {
    const outcome = await startPasskeyProof();
    if (outcome.status !== 'done') return outcome.issues;
    const given = await askPasskey(outcome.payload.options);
    return 'issues' in given ? given.issues : send(given);
  };

  return (
    <Dialog title={t`Is it still you?`} isPending={isProving} onClose={() => answer(false)}>
      <Description className="mt-2 mb-5 text-soft">
        <Trans>You logged in a while ago. Please confirm that it is you before you make this change.</Trans>
      </Description>
      {methods.includes('PASSWORD') ? (
        <ProofPassword isPending={isProving} onPassword={(password) => send({ password })} />
      ) : (
        <CodeForm methods={methods} isPending={isProving} onCode={(code) => send({ code })} onPasskey={usePasskey} />
      )}
      <Button look="quiet" onClick={() => !isProving && answer(false)} className="mt-2 w-full">
        <Trans>Cancel</Trans>
      </Button>
    </Dialog>
  );
}
