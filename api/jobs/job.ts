/** Some work that one server of many does. A server that ends in the middle leaves it to another, so it may be done twice. */
export interface Job {
  /** What it is called in the table and in the log. */
  name: string;
  /** How long after it was done it is due again, in milliseconds; without it, it is done when somebody enqueues it. */
  everyMs?: number;
  /** The wait after a first failure in milliseconds; each further one is four times as long. */
  retryMs: number;
  /** @throws whatever keeps it from being done, for the log; it is tried again later */
  run(task: Task): Promise<void>;
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
