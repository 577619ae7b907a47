/**
 * The cookie that only says, to scripts of the page, that somebody is signed in: its value is `1`. It comes and goes with
 * the session's own cookie, which no script can read, and opens nothing.
 */
export const signedInHint = 'stackling-signed-in';
