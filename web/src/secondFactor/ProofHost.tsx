import { useEffect, useId } from 'react';
import { hostProofs, hostStore, proofStore } from '../relay/proof.ts';
import { useStore } from '../ui/store.ts';
import { ProofDialog } from './parts.ts';

/**
 * Asks the user, on a screen where they change how they log in, to show again that it is them. A dialog that may lead to
 * the question has one of its own, so that the question opens within it.
 */
export function ProofHost() {
  const id = useId();
  const request = useStore(proofStore);
  const isOnTop = useStore(hostStore).at(-1) === id;
  useEffect(() => hostProofs(id), [id]);
  useEffect(() => ProofDialog.preload(), []);
  return request && isOnTop && <ProofDialog {...request} />;
}
