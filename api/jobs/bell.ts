/** Wakes this server's worker when a job is enqueued here. Jobs of other servers are found by polling. */
let waiting = Promise.withResolvers<void>();

/** Wakes everyone who waits. */
export function ring(): void {
  waiting.resolve();
  waiting = Promise.withResolvers();
}

/** Resolves at the next ring. Call it before looking for work, so that no ring is missed. */
export const nextRing = (): Promise<void> => waiting.promise;
