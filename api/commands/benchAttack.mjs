/** `npm run bench:attack`: prepares a fresh clone if needed, then attacks a server (test/bench/attack.ts). */
import { buildPage, command, generateClients, install, runTool } from './steps.mjs';

await command(() => {
  install();
  generateClients();
  buildPage();
  runTool('test/bench/attack.ts', [], { show: true });
});
