import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { RelayFeatureFlags } from 'relay-runtime';
import type { Plugin } from 'vite';

const ofRelay = /[\\/]node_modules[\\/](?:relay-runtime|react-relay)[\\/].*\.js$/;

// The forms that Babel's output has.
/** `var a = require('./a')` or `var _require = require('./b'), c = _require.c` */
const required = /^var (\w+) = require\(['"](.+?)['"]\)(?:,((?:\s+[\w$]+ = [\w$.]+,?)+))?;$/gm;
const requiredAsDefault =
  /^var (\w+) = (?:_interopRequireDefault\(require\(['"](.+)['"]\)\)|require\(['"](.+)['"]\)\.default);$/gm;
const passedOn = /^module\.exports = require\(['"](.+)['"]\);$/m;
const named = /^module\.exports = \{((?:\s+\w+: \w+,?)*)\s+\};?$/m;

/** The cache of Relay resolvers, and an empty class that replaces it, because the page has no resolvers. */
const resolverCache = /^var LiveResolverCache = .*?^\}\(\);$/ms;
const noResolvers = `class LiveResolverCache {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
}`;

const notHere = "throw new Error('Not in this build');";

/** Files that no operation of the page needs, and what stands in for them: `@updatable` data, and `configs` of mutations. */
const unneeded: Record<string, string> = {
  'createUpdatableProxy.js': `export function createUpdatableProxy() { ${notHere} }`,
  'RelayDeclarativeMutationConfig.js': `export const MutationTypes = {}, RangeOperations = {};
    export function convert() { ${notHere} }`,
};
const fileName = /[^\\/]+$/;

/**
 * Relay is published as CommonJS modules, which bundlers cannot tree-shake. This turns them into ES modules. Relay's
 * feature flags become constants, so that disabled code can be removed; setting a flag has no effect in the built page.
 * Code that does not fit these patterns fails the build.
 */
export function relayModules(): Plugin {
  return {
    name: 'stackling:relay-modules',
    apply: 'build',
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log);
    },
    transform: {
      filter: { id: ofRelay },
      handler(code, id) {
        const unused = unneeded[fileName.exec(id)![0]];
        if (unused) return { code: unused, map: null, moduleSideEffects: false };
        const modern = code
          .replace(/^var _interopRequireDefault = .*$/gm, '')
          .replace(requiredAsDefault, (_all, name: string, interop: string | undefined, path: string) =>
            imported(name, interop ?? path, id),
          )
          .replace(/\b(_\w+)\["default"\]/g, '$1')
          .replace(required, (_all, name: string, path: string, members?: string) => imported(name, path, id, members))
          .replace(passedOn, `export * from '$1';`)
          .replace(named, (_all, names: string) => `export {${names.replace(/(\w+): (\w+)/g, '$2 as $1')} };`)
          .replace(resolverCache, noResolvers)
          .replace(/^module\.exports = /m, 'export default ')
          .replace(/(?:\b_relayRuntime\.)?\bRelayFeatureFlags\.(\w+)/g, (_all, flag: keyof typeof RelayFeatureFlags) =>
            JSON.stringify(RelayFeatureFlags[flag]),
          );
        const left = /^(?:.*\bexports\b|var .*\brequire\().*/m.exec(modern);
        if (left) this.error(`This cannot be turned into an ES module: ${left[0]}`);
        return { code: modern, moduleSideEffects: false };
      },
    },
  };
}

/** @param members the names taken from the module, as `, c = _require.c` */
function imported(name: string, path: string, importer: string, members?: string): string {
  const isNamed = exportsNames(path, importer);
  const member = new RegExp(`^\\s*([\\w$]+) = ${name}\\.(\\w+)$`);
  const names = members?.split(',').map((each) => member.exec(each));
  if (isNamed && names?.every((each) => each !== null))
    return `import { ${names.map(([, local, exported]) => `${exported} as ${local}`).join(', ')} } from '${path}';`;
  return `import ${isNamed ? '* as ' : ''}${name} from '${path}';${members ? `var ${members};` : ''}`;
}

/** Whether a module has named exports rather than a default one. */
function exportsNames(path: string, importer: string): boolean {
  const file = createRequire(importer).resolve(path);
  if (!ofRelay.test(file)) return false;
  const code = readFileSync(file, 'utf8');
  const next = passedOn.exec(code)?.[1];
  return next ? exportsNames(next, file) : named.test(code);
}
