/** `npm test [-- WHAT]`: whatever a fresh clone still needs, then the tests; WHAT goes to Vitest. */
import { buildPage, command, generateClients, install, installChromium, runTool } from './steps.mjs';

const what = process.argv.slice(2);

await command(async () => {
  install();
  generateClients();
  buildPage();
  if (!what.includes('--project') || what.includes('browser')) await installChromium();
  runTool('vitest', ['run', '--config', 'test/vitest.config.ts', ...what], { show: true });
});
