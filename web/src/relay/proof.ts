import { createStore } from '../ui/store.ts';

/** A question to the user to show again that it is them. */
export interface ProofRequest {
  methods: readonly string[];
  answer: (isProved: boolean) => void;
}

/** The question that is open, if any. */
export const proofStore = createStore<ProofRequest | undefined>(undefined);

/** Resolves with whether the user has shown again that it is them; at once with false where nothing can ask them. */
export function askForProof(methods: readonly string[]): Promise<boolean> {
  if (!hasHost || proofStore.get()) return Promise.resolve(false);
  return new Promise((resolve) => {
    proofStore.set({
      methods,
      answer: (isProved) => {
        proofStore.set(undefined);
        resolve(isProved);
      },
    });
  });
}

let hasHost = false;

/** Notes that a component asks the questions from now on; returns a function that takes that back. */
export function hostProofs(): () => void {
  hasHost = true;
  return () => {
    hasHost = false;
    proofStore.get()?.answer(false);
  };
}
