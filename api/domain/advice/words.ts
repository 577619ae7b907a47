/** The words of a name, without case, accents and marks; '+' is a word, and numbers stand apart from their units. */
export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/&/g, ' and ')
    .replace(/['’](?=s\b)/g, '')
    .replace(/(\d)\s*(gb|tb)\b/g, '$1 $2')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of plans and payments that say nothing of what a service is. */
export const plainWords: ReadonlySet<string> = new Set(
  `a abo account advanced all and annual annually app apps basic bill billing business cloud deluxe duo enterprise
  essential essentials extra families family for free friends full group home hd in individual lite max member membership
  monthly month my of office on one online only paid payment people personal plan plus premium private pro
  professional single solo standard starter storage student students sub subscription subs team teams the tier to trial
  uhd ultimate unlimited user users seat seats with ads ad year yearly work com us co uk eu de fr ca net org gb tb 4k i our mine
  licence license package service abonnement`
    .split(/\s+/)
    .filter(Boolean),
);

/** How many letters must be changed, added, dropped or swapped with a neighbour to turn one word into the other; at most 3. */
export function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return Math.min(3, last[b.length]!);
}
