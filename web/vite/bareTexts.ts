import type { Plugin } from 'vite';

const mark = /\/\*i18n\*\/ \{/g;
const text = /(\/\*i18n\*\/ \{\s*id: '[^']*'),\s*message:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\s*\}/g;

/**
 * Strips the messages from the texts in common/ and keeps their ids: the catalogue has the messages, and they would be
 * sent twice.
 */
export function bareTexts(): Plugin {
  return {
    name: 'stackling:bare-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: mark },
      handler(code, id) {
        const bare = code.replace(text, '$1 }');
        if (code.match(mark)?.length !== code.match(text)?.length)
          throw new Error(`A text in ${id} is no plain string.`);
        return { code: bare, map: null };
      },
    },
  };
}
