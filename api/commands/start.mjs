/** `npm start`: prepares a fresh clone if needed, then runs the server. */
import { spawn } from 'node:child_process';
import module from 'node:module';
import { buildPage, command, generateClients, install, pinnedNode } from './steps.mjs';
import { stopWithNpm } from './stopWithNpm.mjs';

/** Node's compile cache, kept between starts: it saves time, and 20 MB of memory for stripping types. */
const compiled = 'node_modules/.cache/stackling/compiled';

await command(async () => {
  install();
  generateClients();
  buildPage();
  stopWithNpm();
  await serve();
});

/**
 * Runs the server in this process when it is the pinned Node already, as from the second start on; otherwise in a new
 * one.
 */
async function serve() {
  if (process.versions.node.startsWith('24.')) {
    module.enableCompileCache(compiled);
    return void (await import('../server.ts'));
  }
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
  const server = spawn(pinnedNode, [...process.execArgv, 'api/server.ts'], { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}
