/**
 * The cookie that tells the page's scripts that somebody is signed in: its value is `1`. It is set and cleared with the
 * session's own cookie, which scripts cannot read, and grants no access.
 */
export const signedInHint = 'stackling-signed-in';

/** Its name over https, where the prefix keeps other hosts from setting it. */
export const secureSignedInHint = `__Host-${signedInHint}` as const;
