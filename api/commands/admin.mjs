/** `npm run admin -- grant|revoke|reset-link EMAIL`: prepares a fresh clone if needed, then runs the task. */
import { spawnSync } from 'node:child_process';
import { command, generateClients, install, pinnedNode } from './steps.mjs';

await command(() => {
  install();
  generateClients();
  const { status } = spawnSync(pinnedNode, ['api/commands/administer.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
