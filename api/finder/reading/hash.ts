/** FNV-1a of a text, with which a longer one may go on. */
export function hashOf(text: string, hash = 0x811c9dc5): number {
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

export const mix = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/**
 * The place of a hash among a number of bins, a power of two. The low bits of FNV alone would tell similar texts apart
 * badly.
 */
export const placeIn = (hash: number, bins: number): number => ((hash >>> 16) ^ hash) & (bins - 1);
