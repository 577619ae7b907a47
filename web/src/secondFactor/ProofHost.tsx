import { useEffect } from 'react';
import { hostProofs, proofStore } from '../relay/proof.ts';
import { useStore } from '../ui/store.ts';
import { ProofDialog } from './parts.ts';

/** Asks the user, on a screen where they change how they log in, to show again that it is them. */
export function ProofHost() {
  const request = useStore(proofStore);
  useEffect(hostProofs, []);
  useEffect(() => ProofDialog.preload(), []);
  return request && <ProofDialog {...request} />;
}
