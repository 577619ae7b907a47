/** Background work that one of several servers does. If that server ends midway, another one does the work again. */
export interface Job {
  /** The job's name in the table and in the log. */
  name: string;
  /**
   * How long after it was done the job is due again, in milliseconds; undefined for a job that runs only when enqueued.
   */
  everyMs?: number;
  /** The wait after a first failure in milliseconds; each further one is four times as long. */
  retryMs: number;
  /** How many of it a server does at once, besides all others; without it, they share their places. */
  ownPlaces?: number;
  /**
   * @returns false when there was nothing to do, which is not logged
   * @throws any error when the job fails; it is logged and the job is retried later
   */
  run(task: Task): Promise<boolean | void>;
}

/** One attempt at a job. */
export interface Task {
  /** The job's row. */
  id: bigint;
  /** Aborted when the server stops or has lost the job to another one; the job then ends soon, by throwing. */
  signal: AbortSignal;
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
