/** `npm test [-- WHAT]`: prepares a fresh clone if needed, then runs the tests; WHAT is passed to Vitest. */
import { buildPage, command, generateClients, install, installChromium, runTool } from './steps.mjs';

const what = process.argv.slice(2);

await command(async () => {
  install();
  generateClients();
  buildPage();
  if (!what.includes('--project') || what.includes('browser')) await installChromium();
  runTool('vitest', ['run', '--config', 'test/vitest.config.ts', ...what], { show: true });
});
