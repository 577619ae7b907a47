import type { ServerResponse } from 'node:http';
import { ownTurn } from '../turns.ts';

/**
 * Requests that are worked on at once; more would only make each other late. PostgreSQL works on ten statements of this
 * server at once, the embedded database on one.
 */
const mostAtOnce = 10;
/** Work counts for this long. What takes longer waits for something else, such as an AI provider, and keeps nobody busy. */
const countedMs = 1_000;
/** Nobody is let wait who would wait longer, nor anybody behind somebody who has. */
const lateMs = 500;
/** When even those who were let wait are refused. */
const longestWaitMs = 750;
const mostWaiting = 1_000;

interface Waiting {
  since: number;
  admit: (isAdmitted: boolean) => void;
}

/** The requests being worked on, with the time at which work began, the oldest first. */
const working = new Map<ServerResponse, number>();
/** The requests that wait, the oldest first. Somebody who signs in goes first, and is refused last. */
const signingIn = new Set<Waiting>();
const others = new Set<Waiting>();
/** How long it takes from one start to the next while requests wait, in milliseconds, the latest ones counting most. */
let paceMs = 0;
let lastStart = 0;
let isStarting = false;
let watch: NodeJS.Timeout | undefined;

/**
 * Waits for a request's turn to be worked on, for half a second or so. A client that leaves meanwhile never gets one.
 *
 * @returns false when the server is late, and the request is to be refused at once
 */
export function admitted(response: ServerResponse, isSigningIn = false): false | Promise<boolean> {
  const now = performance.now();
  if (signingIn.size + others.size === 0 && hasRoom(now)) return begin(response, now);
  const queue = isSigningIn ? signingIn : others;
  const [oldest] = queue;
  const ahead = isSigningIn ? signingIn.size : signingIn.size + others.size;
  if (ahead >= mostWaiting || ahead * paceMs > lateMs || (oldest && now - oldest.since > lateMs)) return false;
  if (signingIn.size + others.size === 0) lastStart = now;
  return new Promise((resolve) => {
    const waiting: Waiting = {
      since: now,
      admit: (isAdmitted) => resolve(isAdmitted && begin(response, performance.now())),
    };
    queue.add(waiting);
    response.once('close', () => queue.delete(waiting));
    watch ??= setInterval(advance, 100);
  });
}

function hasRoom(now: number): boolean {
  for (const [response, since] of working) {
    if (working.size < mostAtOnce || now - since < countedMs) break;
    working.delete(response);
  }
  return working.size < mostAtOnce;
}

/** Resolves when the work may begin. */
async function begin(response: ServerResponse, now: number): Promise<true> {
  working.set(response, now);
  const end = () => {
    // In a turn of its own, or the work of the embedded database would keep the server from everything else.
    if (working.delete(response) && signingIn.size + others.size > 0 && !isStarting) {
      isStarting = true;
      setImmediate(advance);
    }
  };
  response.once('prefinish', end).once('close', end);
  await ownTurn();
  return true;
}

/** Starts on those who have waited longest, and refuses those who have waited too long. */
function advance(): void {
  isStarting = false;
  const now = performance.now();
  for (const queue of [signingIn, others])
    for (const waiting of queue) {
      const isTooLate = now - waiting.since > longestWaitMs;
      if (!isTooLate && !hasRoom(now)) break;
      queue.delete(waiting);
      waiting.admit(!isTooLate);
      if (isTooLate) continue;
      paceMs += (now - lastStart - paceMs) / 16;
      lastStart = now;
    }
  if (signingIn.size + others.size > 0) return;
  clearInterval(watch);
  watch = undefined;
}
