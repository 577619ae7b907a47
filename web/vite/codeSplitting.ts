import type { Rolldown } from 'vite';

/**
 * A module is too small for a request of its own when its code and that of its imports is at most this long, in
 * characters.
 */
const smallest = 12_000;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The dashboard's folder: the screen that users open most, which comes in few files with all its texts. */
const isOfDashboard = (id: string) => /[\\/]screens[\\/]Dashboard[\\/]/.test(id);
const dashboard = /[\\/]screens[\\/]Dashboard[\\/]DashboardScreen\.tsx$/;
/** Screens that need little, which visitors open. */
const plain = /[\\/]screens[\\/](?:Landing|Pages)[\\/]\w+Screen\.tsx$/;
const laterRoutes = /[\\/]routes[\\/]laterRoutes\.tsx$/;
const dashboardTexts = /[\\/]texts[\\/]Dashboard[\\/]en\.ts$/;
/** Late parts that nearly every signed-in user needs. */
const forUsers = /[\\/](?:texts[\\/]common[\\/]en\.ts|frame[\\/]UnreadCount\.tsx)$/;
/** What all forms need but the dashboard's, which does without. */
const forms = /[\\/](?:zod|react-hook-form|@hookform|common[\\/]forms[\\/]fields\.ts|use(?:Zod|Draft)Form\.ts)/;
const isIcon = (id: string) => /lucide-react.*[\\/]icons[\\/]/.test(id);
const isLibrary = (id: string) => id.includes('node_modules') && !isIcon(id);

/**
 * Splits the code into files. Every file makes a slow phone wait, so the code that all screens need is one file, and so
 * are what the plainest screens need, what the dashboard shares with other screens, what it alone needs, what forms need,
 * and the small modules that other screens share.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let files: ReturnType<typeof filesOf> | undefined;
  const group = (name: keyof ReturnType<typeof filesOf>): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name(id, graph) {
      files ??= filesOf(entryAbove(id, graph), graph);
      return files[name].has(id) ? name : null;
    },
  });
  return {
    groups: [
      group('first'),
      group('plain'),
      group('often'),
      group('DashboardScreen'),
      { debugName: 'forms', name: (id) => (forms.test(id) ? 'forms' : null) },
      {
        debugName: 'shared',
        minShareCount: 2,
        name: (id, graph) =>
          files && isSmall(id, graph, files.first.union(files.plain).union(files.often)) ? 'shared' : null,
      },
    ],
  };
}

/** The modules of the files, by the file's name. */
function filesOf(entry: string, graph: Graph) {
  const start = withImports([entry], graph);
  const lateIn = (modules: Set<string>) =>
    [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  // The page evaluates a library later, in a task of its own; it comes with what needs it at once.
  const first = start.union(withImports(lateIn(start).filter(isLibrary), graph));
  const late = lateIn(withImports([...first, ...lateIn(first).filter((id) => laterRoutes.test(id))], graph));
  const found = (name: RegExp) => late.filter((id) => name.test(id));
  const plainScreens = [...found(plain), ...found(laterRoutes)];
  const needed = withImports(found(dashboard), graph, first);
  const isShared = (id: string) =>
    graph.getModuleInfo(id)?.importers.some((above) => !needed.has(above) && !isOfDashboard(above)) ?? false;
  const plainModules = withImports(plainScreens, graph, first).difference(new Set(plainScreens));
  const forPlain = new Set(
    [...plainModules].filter((id) => !/[\\/]screens[\\/](?:Landing|Pages)[\\/]|[\\/]texts[\\/]/.test(id)),
  );
  const there = first.union(forPlain);
  const often = withImports([...needed].filter(isShared).concat(found(forUsers)), graph, there);
  return {
    first,
    plain: forPlain,
    often,
    DashboardScreen: needed.difference(often.union(forPlain)).union(new Set(found(dashboardTexts))),
  };
}

/** Modules and everything that they import statically, without what is there already. */
function withImports(ids: string[], graph: Graph, there: ReadonlySet<string> = new Set()): Set<string> {
  const modules = new Set<string>();
  const pending = [...ids];
  for (const id of pending) {
    if (modules.has(id) || there.has(id)) continue;
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

/** Whether a module and its imports, without those that are there already, are small. */
function isSmall(id: string, graph: Graph, there: ReadonlySet<string>): boolean {
  if (isLibrary(id)) return false;
  const size = [...withImports([id], graph, there)].reduce(
    (sum, needed) => sum + (graph.getModuleInfo(needed)?.code?.length ?? 0),
    0,
  );
  return size <= smallest;
}
