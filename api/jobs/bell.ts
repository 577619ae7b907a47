/** Wakes the worker of this server; what other servers enqueue, it finds when it looks by itself. */
let waiting = Promise.withResolvers<void>();

/** Wakes whoever waits. */
export function ring(): void {
  waiting.resolve();
  waiting = Promise.withResolvers();
}

/** Resolves when the bell next rings; taken before looking for work, it misses no ring. */
export const nextRing = (): Promise<void> => waiting.promise;
