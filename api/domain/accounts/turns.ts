import { TooManyRequestsError } from '../../errors.ts';

/** Does so much work at once, and lets so much more wait for its turn. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #mostAtOnce: number;
  readonly #longestQueue: number;

  constructor(mostAtOnce: number, longestQueue: number) {
    this.#mostAtOnce = mostAtOnce;
    this.#longestQueue = longestQueue;
  }

  /** @throws TooManyRequestsError when too many are waiting */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#mostAtOnce) {
      if (this.#waiting.length >= this.#longestQueue) throw new TooManyRequestsError(1);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
