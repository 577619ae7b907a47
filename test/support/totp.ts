import { Secret, TOTP } from 'otpauth';

/** How long a code holds. */
export const stepMs = 30_000;

/** The code that an authenticator app shows, on a clock that many steps ahead or behind. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * stepMs });
