/** Words of a service's name without case, accents and signs: 'Apple TV+' and 'apple tv plus' alike. */
export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replaceAll('+', ' plus ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What is the same for the same name, however its words are joined: 'HelloFresh' and 'hello fresh' alike. */
export const keyOf = (words: readonly string[]): string => words.join('');
