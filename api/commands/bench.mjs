/** `npm run bench`: whatever a fresh clone still needs, then what Stackling costs (test/bench/run.ts). */
import { buildPage, command, generateClients, install, runTool } from './steps.mjs';

await command(() => {
  install();
  generateClients();
  buildPage();
  runTool('test/bench/run.ts', [], { show: true });
});
