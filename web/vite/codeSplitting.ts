import type { Rolldown } from 'vite';

/** The source code of a module and of what it needs besides, in characters, that is not worth a request of its own. */
const smallest = 12_000;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const isIcon = (id: string) => /lucide-react.*[\\/]icons[\\/]/.test(id);
const isLibrary = (id: string) => id.includes('node_modules');

/**
 * How the code is cut into files. A slow phone waits for each of them, so what every screen needs is one, and so are the small
 * pieces that some screens share.
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

/** What the entry needs before anything else can come; icons are reached through a list of all there are. */
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

/** Whether little code comes with a module that is not there at first. */
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
