/** `npm run bench:web`: whatever a fresh clone still needs, then what the built page costs (test/bench/web.ts). */
import { buildPage, command, generateClients, install, installChromium, runTool } from './steps.mjs';

await command(async () => {
  install();
  generateClients();
  buildPage();
  await installChromium();
  runTool('test/bench/web.ts', process.argv.slice(2), { show: true });
});
