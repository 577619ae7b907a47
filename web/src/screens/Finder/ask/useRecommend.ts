import { t } from '@lingui/core/macro';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { tabOwner } from '../../../session/tabStorage.ts';
import { useStore, type Store } from '../../../ui/store.ts';
import { showToast } from '../../../ui/toast.ts';
import { askers, type Asker } from './askers.ts';
import { findingOf, type Finding, type Found, type Wish } from './finding.ts';
import { keep, keepSwapped, readKept } from './kept.ts';
import { restore, search } from './search.ts';

/** The asker's progress, and the functions that change it. */
export function useRecommend(asker: Asker) {
  const environment = useRelayEnvironment();
  const store = findingOf(asker, environment, () => restored(asker, environment));
  return {
    finding: useStore(store),
    recommend: (wish: Wish) => {
      if (store.get().status === 'searching') return;
      drop(asker, store.get());
      ask(asker, environment, store, wish);
    },
    askAgain: () => {
      drop(asker, store.get());
      store.set({ status: 'asking' });
    },
    /** Searches for a corrected wish; the results stay until there are others. */
    correct: (wish: Wish) => correct(asker, environment, store, wish),
    /** Puts an alternative in place of its pick, or the pick back. */
    swap: (alternative: string) => {
      const found = store.get();
      if (found.status !== 'found') return;
      const others = found.swapped.filter((name) => name !== alternative);
      const swapped = others.length < found.swapped.length ? others : [...others, alternative];
      store.set({ ...found, swapped });
      keepSwapped(asker, swapped);
    },
  };
}

/** What can be done with results. */
export type ResultActions = Pick<ReturnType<typeof useRecommend>, 'correct' | 'swap'>;

/** Stops a search that is under way, and releases results. */
function drop(asker: Asker, finding: Finding): void {
  if (finding.status === 'searching') finding.stop();
  if (finding.status === 'found') {
    finding.correction?.stop();
    finding.release();
  }
  keep(asker, undefined);
}

function ask(asker: Asker, environment: IEnvironment, store: Store<Finding>, wish: Wish): void {
  const owner = tabOwner();
  // A search can end before `search` returns.
  let stop = () => {};
  const searching = { status: 'searching' as const, wish, stop: () => stop() };
  store.set({ ...searching, picks: [] });
  stop = search(environment, wish, askers[asker].retries, {
    onPicks: (picks) => store.set({ ...searching, picks }),
    onFound: (held, answer) => {
      keep(asker, { wish, answer, swapped: [] }, owner);
      store.set({ status: 'found', wish, swapped: [], ...held });
    },
    onFailed: (message, code) => {
      store.set({ status: 'failed', wish, message, code });
      showToast({ tone: 'error', title: t`Failed to get recommendations: ${message}` });
    },
  });
}

function correct(asker: Asker, environment: IEnvironment, store: Store<Finding>, wish: Wish): void {
  const found = store.get();
  if (found.status !== 'found') return;
  found.correction?.stop();
  const owner = tabOwner();
  let stop = () => {};
  store.set({ ...found, problem: undefined, correction: { wish, stop: () => stop() } });
  const settle = (change: Partial<Found>) => {
    // Not `found`, because tools may have been swapped meanwhile.
    const now = store.get();
    if (now.status === 'found') store.set({ ...now, correction: undefined, ...change });
  };
  stop = search(environment, wish, askers[asker].retries, {
    onPicks: () => {},
    onFound: (held, answer) => {
      keep(asker, { wish, answer, swapped: readKept(asker)?.swapped ?? [] }, owner);
      settle({ wish, ...held });
      found.release();
    },
    onFailed: (problem) => settle({ problem }),
  });
}

/** The results from before the page was left, as when making an account; the empty form when they cannot be read. */
function restored(asker: Asker, environment: IEnvironment): Finding {
  const kept = readKept(asker);
  const held = kept && restore(environment, kept);
  return held ? { status: 'found', wish: kept.wish, swapped: kept.swapped, ...held } : { status: 'asking' };
}
