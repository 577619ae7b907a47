/** `npm run check`: types, lint, format, and whether the committed generated files are up to date. */
import { command, generateClients, install, runTool, textsConfig } from './steps.mjs';

await command(() => {
  install();
  generateClients();
  runTool('tsc', ['-p', '.'], { show: true });
  runTool('oxlint', ['--deny-warnings'], { show: true });
  runTool('prettier', ['--check', '.', '--log-level', 'warn'], { show: true });
  runTool('api/graphql/print.ts', ['--check'], { show: true });
  runTool('api/finder/training/check.ts', [], { show: true });
  runTool('web/fonts/subset.ts', ['--check'], { show: true });
  runTool('relay', ['relay.config.js', '--validate'], { show: true });
  runTool('lingui', ['check', 'sync', '--config', textsConfig, '--clean', '--overwrite']);
  console.log('Types, lint, format and generated files are in order.');
});
