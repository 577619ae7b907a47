/** `npm run bench`: prepares a fresh clone if needed, then measures the server (test/bench/run.ts). */
import { buildPage, command, generateClients, install, runTool } from './steps.mjs';

await command(() => {
  install();
  generateClients();
  buildPage();
  runTool('test/bench/run.ts', process.argv.slice(2), { show: true });
});
