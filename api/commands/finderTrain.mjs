/**
 * `npm run finder:train`: prepares a fresh clone if needed, then learns the finder's model (api/finder/training/train.ts).
 */
import { command, install, runTool } from './steps.mjs';

await command(() => {
  install();
  runTool('api/finder/training/train.ts', [], { show: true });
});
