/**
 * The steps of `npm start`, `npm test` and the other commands. Plain JavaScript without dependencies, because a fresh
 * clone has only the Node installed on the machine. A step is skipped when its inputs have not changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

/** The Node version that the project pins, whichever version runs this script. */
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment of every tool: the project's own binaries come first in PATH, the pinned Node among them. */
const toolEnvironment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  // Prisma's command line would download an engine that `generate` does not need; any existing file here prevents that.
  PRISMA_SCHEMA_ENGINE_BINARY: pinnedNode,
});

const tools = {
  prisma: 'node_modules/prisma/build/index.js',
  relay: 'node_modules/relay-compiler/cli.js',
  codegen: 'node_modules/@graphql-codegen/cli/esm/bin.js',
  lingui: 'node_modules/@lingui/cli/dist/lingui.js',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  playwright: 'node_modules/playwright-core/cli.js',
};

/** Which texts go to which catalogue. */
export const textsConfig = 'web/lingui.config.ts';

/**
 * Runs one of the project's tools with the pinned Node.
 *
 * @param {keyof typeof tools | `${string}.ts`} tool a tool's name, or the path of a script
 * @param {string[]} args
 * @param {{ show?: boolean, environment?: Record<string, string> }} [options] `show` prints the tool's output as it
 *   comes; otherwise the output is printed only when the tool fails
 */
export function runTool(tool, args, { show = false, environment = {} } = {}) {
  const script = tool in tools ? tools[/** @type {keyof typeof tools} */ (tool)] : tool;
  run(pinnedNode, [script, ...args], show, environment);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {boolean} show
 * @param {Record<string, string>} environment
 */
function run(command, args, show, environment = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    env: { ...toolEnvironment(), ...environment },
    stdio: show ? 'inherit' : 'pipe',
    encoding: 'utf8',
  });
  if (status === 0) return;
  if (!show) console.error([stdout, stderr].filter(Boolean).join('\n').trim());
  throw new StepError(error ? `${command} did not start: ${error.message}` : `${[command, ...args].join(' ')} failed.`);
}

/** A step that failed; the tool's output has been printed before its message. */
export class StepError extends Error {}

/** Installs the packages of the lock file. */
export function install() {
  once('install', 'Installing the packages', ['package.json', 'package-lock.json'], [pinnedNode], () => {
    const npm = process.env['npm_execpath'];
    if (npm) run(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], false);
    else run('npm', ['ci', '--no-audit', '--no-fund'], false);
    if (!existsSync(pinnedNode))
      throw new StepError(
        'npm did not install the pinned Node: allow the install script of the package "node" and try again.',
      );
  });
}

/** Generates what is not committed: the database client, its types for the schema, the typed operations, the texts. */
export function generateClients() {
  once('generate', 'Generating the database client', ['prisma/schema.prisma'], ['api/generated/prisma'], () =>
    runTool('prisma', ['generate', '--schema', 'prisma/schema.prisma', '--no-hints']),
  );
  once(
    'operations',
    'Typing the operations',
    ['schema.graphql', 'codegen.ts', 'api/rest', 'test'],
    ['api/generated/operations'],
    () => runTool('codegen', ['--config', 'codegen.ts']),
  );
  once('texts', 'Compiling the texts', [...catalogues(), textsConfig], catalogues().map(compiled), compileTexts);
}

/** The catalogues of texts, without the modules compiled from them. */
const catalogues = () => ['web/src/texts', 'api/texts'].flatMap(filesBelow).filter((path) => path.endsWith('.po'));

/** @param {string} catalogue */
const compiled = (catalogue) => catalogue.replace(/po$/, 'ts');

/** Compiles the catalogues of texts to modules. */
export const compileTexts = () => runTool('lingui', ['compile', '--config', textsConfig, '--typescript']);

/** Builds the page. */
export function buildPage() {
  once('page', 'Building the page', ['web', 'common', 'schema.graphql', 'relay.config.js'], ['web/dist'], () =>
    // Always production: the NODE_ENV of a test would put React's development build into the page.
    runTool('vite', ['build', '--config', 'web/vite.config.ts'], { environment: { NODE_ENV: 'production' } }),
  );
}

/** Downloads Chromium for the browser tests unless the machine has one. */
export async function installChromium() {
  const { findChromium } = await import('./chromium.mjs');
  if (findChromium()) return;
  console.log('Downloading Chromium for the browser tests …');
  try {
    runTool('playwright', ['install', 'chromium']);
  } catch {
    throw new StepError(
      'There is no Chromium and none could be downloaded: install it, as with apt-get install chromium.',
    );
  }
}

/**
 * Runs a step unless it has already succeeded with the same input files and its outputs still exist.
 *
 * @param {string} name
 * @param {string} line the line printed while it runs
 * @param {string[]} inputs files and folders that decide its outcome
 * @param {string[]} outputs some of the files it writes
 * @param {() => void} step
 */
function once(name, line, inputs, outputs, step) {
  const stamp = join('node_modules/.cache/stackling', name);
  // The lock file is an input of every step: a change of tools changes their output.
  const digest = digestOf([...inputs, 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && outputs.every(existsSync)) return;
  console.log(`${line} …`);
  try {
    step();
  } catch (error) {
    throw error instanceof StepError ? new StepError(`${line} did not work: ${error.message}`) : error;
  }
  mkdirSync('node_modules/.cache/stackling', { recursive: true });
  writeFileSync(stamp, digest);
}

/** @param {string[]} paths */
function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'dist' && name !== 'output')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Runs a command and ends the process with one line when a step of it fails.
 *
 * @param {() => void | Promise<void>} command
 */
export async function command(command) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
