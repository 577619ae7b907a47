import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const root = new URL('../..', import.meta.url).pathname;
const compiler = new URL('../../node_modules/relay-compiler/cli.js', import.meta.url).pathname;

/** Compiles the artifacts again when a file with a tag changes; the compiler's own `--watch` would need watchman. */
export function relayCompiler(): Plugin {
  return {
    name: 'stackling:relay-compiler',
    apply: 'serve',
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !/\/web\/src\/(?!__generated__).*\.tsx?$/.test(file)) return;
      if (!(await readFile(file, 'utf8').catch(() => '')).includes('graphql`')) return;
      try {
        await promisify(execFile)(process.execPath, [compiler, 'relay.config.js'], { cwd: root });
      } catch (error) {
        this.environment.logger.error((error as { stderr?: string; stdout?: string }).stdout || String(error));
      }
    },
  };
}
