import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const listed = /^export \{ (.+) \} from '(\.\/icons\/[\w-]+\.mjs)';$/gm;
const imported = /^import \{([^}]+)\} from 'lucide-react';$/gm;

/**
 * Imports each icon from its own file instead of the list of all icons. The graph of modules then tells which icons a
 * screen needs (codeSplitting.ts).
 */
export function iconImports(): Plugin {
  const list = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(listed))
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), join(dirname(list), file));
  return {
    name: 'stackling:icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: imported },
      handler(code, id) {
        const direct = code.replace(imported, (_all, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => {
              const file = files.get(name);
              if (!file) throw new Error(`${id} imports ${name}, which is no icon.`);
              return `import ${name} from ${JSON.stringify(file)};`;
            })
            .join(' '),
        );
        return { code: direct, map: null };
      },
    },
  };
}
