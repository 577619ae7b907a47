/** `npm run bench:web`: prepares a fresh clone if needed, then measures the built page (test/bench/web.ts). */
import { buildPage, command, generateClients, install, installChromium, runTool } from './steps.mjs';

await command(async () => {
  install();
  generateClients();
  buildPage();
  await installChromium();
  runTool('test/bench/web.ts', process.argv.slice(2), { show: true });
});
