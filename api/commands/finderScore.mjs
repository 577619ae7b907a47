/** `npm run finder:score`: whatever a fresh clone still needs, then how well the finder answers (test/finder/score.ts). */
import { command, install, runTool } from './steps.mjs';

await command(() => {
  install();
  runTool('test/finder/score.ts', process.argv.slice(2), { show: true });
});
