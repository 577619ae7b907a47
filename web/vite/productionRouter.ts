import type { Plugin } from 'vite';

/** react-router has a build without its warnings for developers, but nothing in its package.json leads there. */
export function productionRouter(): Plugin {
  return {
    name: 'stackling:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
      },
    },
  };
}
