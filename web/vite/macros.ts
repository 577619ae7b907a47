import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

const linguiConfig = getConfig({ configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)) });

/**
 * Compiles `graphql` tags to imports of their artifacts, and texts to the ids of their catalogue. Babel is skipped for
 * files with neither.
 */
export const macros = () =>
  babel({
    presets: [
      defineRolldownBabelPreset({
        preset: () => ({ plugins: [['relay', { eagerEsModules: true }]] }),
        rolldown: { filter: { code: /graphql`/ } },
      }),
      defineRolldownBabelPreset({
        preset: () => ({ plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]] }),
        rolldown: { filter: { code: /@lingui\/(react|core)\/macro/ } },
      }),
    ],
  });
