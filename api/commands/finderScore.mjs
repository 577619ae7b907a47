/**
 * `npm run finder:score`: prepares a fresh clone if needed, then scores the finder's answers (test/finder/score.ts).
 */
import { command, install, runTool } from './steps.mjs';

await command(() => {
  install();
  runTool('test/finder/score.ts', process.argv.slice(2), { show: true });
});
