/** `npm start`: whatever a fresh clone still needs, then the server. */
import { spawn } from 'node:child_process';
import { buildPage, command, generateClients, install, pinnedNode } from './steps.mjs';
import { stopWithNpm } from './stopWithNpm.mjs';

await command(async () => {
  install();
  generateClients();
  buildPage();
  stopWithNpm();
  await serve();
});

/** In this process when it is the pinned Node already, as from the second start on; else in one that is. */
async function serve() {
  if (process.versions.node.startsWith('24.')) return void (await import('../server.ts'));
  const server = spawn(pinnedNode, ['api/server.ts'], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}
