/** The paths that have a screen. The page routes by them; the server answers 404 for every other. */
export const paths = {
  home: '/',
  finder: '/finder',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
} as const;

const known: ReadonlySet<string> = new Set(Object.values(paths));

/** Whether a screen stands at this path; one slash at its end makes no difference. */
export function isPagePath(path: string): boolean {
  return known.has(path.replace(/(.)\/$/, '$1'));
}
