/**
 * `npm run generate`: schema.prisma → database client → schema.graphql → Relay artifacts → typed operations → texts; and
 * the fonts and the services' icons.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { command, compileTexts, install, runTool, textsConfig } from './steps.mjs';

await command(() => {
  install();
  runTool('prisma', ['generate', '--schema', 'prisma/schema.prisma', '--no-hints']);
  // The schema imports the compiled texts, so they are compiled before it, and again once new texts are collected.
  compileTexts();
  runTool('api/graphql/print.ts', []);
  // Relay records an operation only when it writes its artifact, and removes none, so both outputs start empty. It
  // needs both to exist.
  rmSync('web/src/__generated__', { recursive: true, force: true });
  mkdirSync('web/src/__generated__');
  writeFileSync('api/graphql/guards/persisted.json', '{}\n');
  runTool('relay', ['relay.config.js']);
  runTool('codegen', ['--config', 'codegen.ts']);
  runTool('lingui', ['extract', '--config', textsConfig, '--clean', '--overwrite']);
  compileTexts();
  runTool('web/fonts/subset.ts', []);
  runTool('api/logos/collect.ts', []);
});
