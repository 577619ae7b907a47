import { build, type Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';

it('has of its libraries what is used, that as it is for production, and what is rarely used late', async () => {
  // A test's would make React's development copy part of the page.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  const modules = output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([, { code }]) => code)
    .map(([id]) => id);
  const used = ['RelayModernStore', 'useFragmentInternal_EXPERIMENTAL', 'react-router/dist/production'];
  for (const name of used) expect(modules).toContainEqual(expect.stringContaining(name));
  const unused =
    /useFragmentInternal_CURRENT|EntryPoint|QueryResponseCache|FragmentSpecResolver|[oO]bserve(?:Fragment|Query)|fetchQuery_DEPRECATED|isLiveStateValue|\bdevelopment\b/;
  expect(modules.filter((id) => unused.test(id))).toEqual([]);

  // What a second factor needs comes when it is needed: no screen waits for it.
  const chunks = output.filter((file) => file.type === 'chunk');
  const late = /@simplewebauthn|\/uqr\//;
  const lateChunks = chunks.filter(({ modules }) => Object.keys(modules).some((id) => late.test(id)));
  const isScreen = ({ isEntry, moduleIds }: Rolldown.OutputChunk) =>
    isEntry || moduleIds.some((id) => /\/screens\/\w+\/\w+Screen\.tsx$/.test(id));
  /** A chunk and everything that the browser loads before it runs. */
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach((imported) => withImports(imported, seen));
    return seen;
  };
  const atOnce = new Set(chunks.filter(isScreen).flatMap(({ fileName }) => [...withImports(fileName)]));
  expect(lateChunks.length).toBeGreaterThan(0);
  expect(lateChunks.filter(({ fileName }) => atOnce.has(fileName)).map(({ fileName }) => fileName)).toEqual([]);
});
