/**
 * What stands behind `Authorization: Bearer`; nothing when the header is missing or of another scheme.
 *
 * No browser adds it by itself, and only there is a token looked for: addresses end up in logs and histories.
 */
export const bearerTokenOf = (authorization: string | null | undefined): string | undefined =>
  /^bearer\b *(.*)$/i.exec(authorization ?? '')?.[1];
