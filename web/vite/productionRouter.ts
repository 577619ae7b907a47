import type { Plugin } from 'vite';

/** Uses react-router's build without development warnings, which its package.json does not point to. */
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
