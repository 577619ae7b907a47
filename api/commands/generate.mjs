/**
 * `npm run generate`: schema.prisma → database client → schema.graphql → Relay artifacts → typed operations → texts; and
 * the fonts.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { command, compileTexts, install, runTool, textsConfig } from './steps.mjs';

await command(() => {
  install();
  runTool('prisma', ['generate', '--schema', 'prisma/schema.prisma', '--no-hints']);
  // The schema needs the texts there are; those that it brings come last.
  compileTexts();
  runTool('api/graphql/print.ts', []);
  // Relay only adds the operations whose artifacts it writes, and needs both places to be there.
  rmSync('web/src/__generated__', { recursive: true, force: true });
  mkdirSync('web/src/__generated__');
  writeFileSync('api/graphql/guards/persisted.json', '{}\n');
  runTool('relay', ['relay.config.js']);
  runTool('codegen', ['--config', 'codegen.ts']);
  runTool('lingui', ['extract', '--config', textsConfig, '--clean', '--overwrite']);
  compileTexts();
  runTool('web/fonts/subset.ts', []);
});
