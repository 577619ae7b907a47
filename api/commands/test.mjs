/** `npm test [-- WHAT]`: whatever a fresh clone still needs, then the tests; WHAT goes to Vitest. */
import { buildPage, command, generateClients, install, runTool } from './steps.mjs';

await command(() => {
  install();
  generateClients();
  buildPage();
  runTool('vitest', ['run', '--config', 'test/vitest.config.ts', ...process.argv.slice(2)], { show: true });
});
