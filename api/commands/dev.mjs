/** `npm run dev`: the server, restarted when its code changes, behind Vite, which reloads the page and compiles Relay. */
import { spawn } from 'node:child_process';
import { command, generateClients, install, pinnedNode } from './steps.mjs';
import { stopWithNpm } from './stopWithNpm.mjs';

await command(() => {
  install();
  generateClients();
  stopWithNpm();
  const processes = [
    ['--watch', '--watch-preserve-output', 'api/server.ts'],
    ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts'],
  ].map((args) => spawn(pinnedNode, args, { stdio: 'inherit' }));
  const stop = () => processes.forEach((child) => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  for (const child of processes) child.on('exit', stop);
});
