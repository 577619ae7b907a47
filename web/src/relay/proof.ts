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
  if (hostStore.get().length === 0 || proofStore.get()) return Promise.resolve(false);
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

/** The components that can ask; the last one does, because it is in the dialog on top. */
export const hostStore = createStore<readonly string[]>([]);

/** Notes that a component asks the questions from now on; returns a function that takes that back. */
export function hostProofs(id: string): () => void {
  hostStore.set([...hostStore.get(), id]);
  return () => {
    hostStore.set(hostStore.get().filter((host) => host !== id));
    if (hostStore.get().length === 0) proofStore.get()?.answer(false);
  };
}
