/** `npm run generate`: schema.prisma → database client → schema.graphql → Relay artifacts → typed operations. */
import { command, install, runTool } from './steps.mjs';

await command(() => {
  install();
  runTool('prisma', ['generate', '--schema', 'prisma/schema.prisma', '--no-hints']);
  runTool('api/graphql/print.ts', []);
  runTool('relay', ['relay.config.js']);
  runTool('codegen', ['--config', 'codegen.ts']);
});
