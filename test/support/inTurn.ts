/** The set-ups of several projects run at the same time in one process, each with its own copy of the modules. */
const shared = globalThis as { stacklingTurn?: Promise<unknown> };

/** Does some work once what was given before is done: Prisma's engine cannot migrate two databases at a time. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = (shared.stacklingTurn ?? Promise.resolve()).then(work);
  shared.stacklingTurn = turn.catch(() => {});
  return turn;
}
