import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

const linguiConfig = getConfig({ configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)) });

/**
 * Turns `graphql` tags into imports of their compiled artifacts, and texts into ids of their catalogue; files with neither
 * never meet Babel.
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
