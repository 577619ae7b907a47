import type { Rolldown } from 'vite';

/**
 * A module is too small for a request of its own when its code and that of its imports is at most this long, in
 * characters.
 */
const smallest = 12_000;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const isIcon = (id: string) => /lucide-react.*[\\/]icons[\\/]/.test(id);
const isLibrary = (id: string) => id.includes('node_modules');

/**
 * Splits the code into files. Every file makes a slow phone wait, so the code that all screens need is one file, and so
 * are the small modules that some screens share.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let first = new Set<string>();
  return {
    groups: [
      {
        debugName: 'first',
        name(id, graph) {
          if (first.size === 0) first = firstModules(id, graph);
          return first.has(id) ? 'first' : null;
        },
      },
      {
        debugName: 'shared',
        minShareCount: 2,
        name: (id, graph) => (isSmall(id, graph, first) ? 'shared' : null),
      },
    ],
  };
}

/**
 * The modules that the entry imports statically; icons are left out, because they are imported through a list of all
 * icons.
 */
function firstModules(someId: string, graph: Graph): Set<string> {
  const modules = new Set<string>();
  const pending = [entryAbove(someId, graph)];
  for (const id of pending) {
    if (modules.has(id) || isIcon(id)) continue;
    modules.add(id);
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return modules;
}

function entryAbove(id: string, graph: Graph): string {
  const seen = new Set<string>();
  const pending = [id];
  for (const above of pending) {
    if (seen.has(above)) continue;
    seen.add(above);
    const info = graph.getModuleInfo(above);
    if (info?.isEntry) return above;
    pending.push(...(info?.importers ?? []), ...(info?.dynamicImporters ?? []));
  }
  throw new Error(`Nothing leads to ${id}.`);
}

/** Whether a module and its imports, without those loaded at first, are small. */
function isSmall(id: string, graph: Graph, first: ReadonlySet<string>): boolean {
  if (isIcon(id)) return true;
  if (isLibrary(id)) return false;
  const seen = new Set(first);
  const pending = [id];
  let size = 0;
  for (const needed of pending) {
    if (seen.has(needed) || isIcon(needed)) continue;
    seen.add(needed);
    const info = graph.getModuleInfo(needed);
    size += info?.code?.length ?? 0;
    pending.push(...(info?.importedIds ?? []));
  }
  return size <= smallest;
}
