import { setImmediate } from 'node:timers/promises';
import type { Context } from '../viewer/context.ts';

interface Batch<Value> {
  ids: Set<number>;
  values: Promise<ReadonlyMap<number, Value>>;
}

/**
 * Loads the values that the rows of a list ask for one by one in a single query.
 *
 * @param load is called once with all ids that a request asked for in the same tick, with the same arguments;
 *   functions among these do not tell them apart
 */
export function batched<Value, Arguments extends unknown[]>(
  load: (ids: readonly number[], ...args: Arguments) => Promise<ReadonlyMap<number, Value>>,
) {
  const requests = new WeakMap<Context, Map<string, Batch<Value>>>();
  return async (context: Context, id: number, ...args: Arguments): Promise<Value | undefined> => {
    const batches = requests.get(context) ?? new Map<string, Batch<Value>>();
    requests.set(context, batches);
    const key = JSON.stringify(args);
    let batch = batches.get(key);
    if (!batch) {
      const ids = new Set<number>();
      const values = setImmediate().then(() => {
        batches.delete(key);
        return load([...ids], ...args);
      });
      batch = { ids, values };
      batches.set(key, batch);
    }
    batch.ids.add(id);
    return (await batch.values).get(id);
  };
}
