import * as z from 'zod/mini';
import { currencyCodes } from './currencies.ts';
import { isStorable } from './text.ts';

/** The longest password and email address that anybody may send, in characters. */
const longestPassword = 100;
const longestEmail = 320;

const invalidEmail = 'Please enter a valid email address';
const passwordMissing = 'Password is required';
const passwordTooShort = 'Password must be at least 6 characters';
const passwordTooLong = 'Password is too long';
const passwordUnreadable = 'Password contains characters that cannot be used';

const email = z
  .string({ error: invalidEmail })
  .check(
    z.trim(),
    z.maxLength(longestEmail, { error: invalidEmail, abort: true }),
    z.regex(z.regexes.email, invalidEmail),
  );

/** A password that somebody chooses. */
const newPassword = z
  .string({ error: passwordTooShort })
  .check(
    z.minLength(6, passwordTooShort),
    z.maxLength(longestPassword, passwordTooLong),
    z.refine(isStorable, passwordUnreadable),
  );

/** A password that somebody should already have. */
const knownPassword = z
  .string({ error: passwordMissing })
  .check(
    z.minLength(1, passwordMissing),
    z.maxLength(longestPassword, passwordTooLong),
    z.refine(isStorable, passwordUnreadable),
  );

const usernameTooShort = 'Username must be at least 3 characters';

export const registerForm = z.object({
  username: z
    .string({ error: usernameTooShort })
    .check(
      z.minLength(3, usernameTooShort),
      z.maxLength(20, 'Username cannot exceed 20 characters'),
      z.regex(/^[A-Za-z0-9_]*$/, 'Username can only contain letters, numbers, and underscores'),
    ),
  email,
  password: newPassword,
});

/** What the page asks for; the repeated password is not sent. */
export const registerPageForm = z.extend(registerForm, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  }),
);

export const loginForm = z.object({ email, password: knownPassword });

export const changePasswordForm = z.object({ currentPassword: knownPassword, newPassword });

export const currencyForm = z.object({
  currency: z.enum(currencyCodes, {
    error: 'Please choose one of the currencies in the list',
  }),
});
