/**
 * The token after `Authorization: Bearer`; undefined when the header is missing or has another scheme.
 *
 * Tokens are read only from this header: no browser adds it by itself, and addresses end up in logs and histories.
 */
export const bearerTokenOf = (authorization: string | null | undefined): string | undefined =>
  /^bearer\b *(.*)$/i.exec(authorization ?? '')?.[1];
