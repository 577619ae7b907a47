import { build, type Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';

it('has of its libraries what is used, and that as it is for production', async () => {
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
});
