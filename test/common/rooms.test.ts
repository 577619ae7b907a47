import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** Imports that no room may have: who imports what. */
const refused: [file: string, imported: string][] = [
  ['common/money.ts', '../api/log.ts'],
  ['api/log.ts', './domain/stacks.ts'],
  ['api/database/db.ts', '../domain/stacks.ts'],
  ['api/services/mail.ts', '../database/db.ts'],
  ['api/jobs/jobs.ts', '../notifications/outbox.ts'],
  ['api/finder/recommend.ts', '../database/db.ts'],
  ['api/domain/stacks.ts', '../graphql/Stack.ts'],
  ['api/domain/limits.ts', '../request.ts'],
  ['api/domain/lists/search.ts', '../accounts/users.ts'],
  ['api/domain/accounts/limits.ts', '../../request.ts'],
  ['api/idempotency/keptAnswers.ts', '../request.ts'],
  ['api/idempotency/answers.ts', '../rest/run.ts'],
  ['api/viewer/context.ts', '../graphql/Stack.ts'],
  ['api/graphql/Stack.ts', '../rest/stacks.ts'],
  ['api/graphql/guards/limits.ts', '../Stack.ts'],
  ['api/rest/stacks.ts', '../http/front.ts'],
  ['api/rest/idempotency.ts', '../database/db.ts'],
  ['api/rest/router.ts', '../jobs/sweep.ts'],
  ['api/rest/describing/openapi.ts', '../rest.ts'],
  ['web/src/ui/Button.tsx', '../relay/environment.ts'],
  ['web/src/relay/environment.ts', '../session/session.ts'],
  ['web/src/session/session.ts', '../frame/Frame.tsx'],
  ['web/src/secondFactor/parts.ts', '../screens/Admin/AdminScreen.tsx'],
  ['web/src/ui/Badge.tsx', '../subscriptions/StateBadge.tsx'],
  ['web/src/subscriptions/StateBadge.tsx', '../screens/Dashboard/DashboardScreen.tsx'],
  ['web/src/frame/Frame.tsx', '../screens/Admin/AdminScreen.tsx'],
  ['web/src/screens/Admin/AdminScreen.tsx', '../Stacks/StacksScreen.tsx'],
  ['web/src/screens/Subscription/SubscriptionScreen.tsx', '../Calendar/CalendarScreen.tsx'],
  ['web/src/screens/Stacks/StacksScreen.tsx', '../../../../api/log.ts'],
];

const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of a folder that the project's lint finds fault with, and what it says. */
function lint(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'unix', 'common', 'api', 'web'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

describe('the lint', () => {
  const said = lint({
    ...Object.fromEntries(refused.map(([file, imported]) => [file, `export * from '${imported}';\n`])),
    'common/one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
    'common/two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
  });

  it.each(refused)('refuses that %s imports %s', (file) => {
    expect(said).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:.*no-restricted-imports`, 'm'));
  });

  it('refuses a circle', () => {
    expect(said).toMatch(/^common\/one\.ts:.*no-cycle/m);
  });
});
