import * as z from 'zod/mini';
import { currencyCodes } from '../billing/currencies.ts';
import { longest, required, text, type Sentences } from './fields.ts';
import { isStorable } from '../text.ts';

/** The longest password and email address that anybody may send, in characters. */
const longestPassword = 100;
const longestEmail = 320;

const invalidEmail = 'Please enter a valid email address';
const passwordMissing = 'Password is required';
const passwordTooShort = 'Password must be at least 6 characters';
const passwordTooLong = 'Password is too long';
const passwordUnreadable = 'Password contains characters that cannot be used';

const emailOr = (error: string) =>
  z
    .string({ error })
    .check(z.trim(), z.maxLength(longestEmail, { error, abort: true }), z.regex(z.regexes.email, error));

/** The address of an account. */
export const email = emailOr(invalidEmail);

/** A password that somebody should already have. */
const knownPassword = z
  .string({ error: passwordMissing })
  .check(
    z.minLength(1, passwordMissing),
    z.maxLength(longestPassword, passwordTooLong),
    z.refine(isStorable, passwordUnreadable),
  );

/** A password that somebody chooses. */
export const newPassword = z
  .string({ error: passwordTooShort })
  .check(
    z.minLength(6, passwordTooShort),
    z.maxLength(longestPassword, passwordTooLong),
    z.refine(isStorable, passwordUnreadable),
  );

const usernameTooShort = 'Username must be at least 3 characters';

/** A username that somebody chooses; `missing` is said of an empty one. */
const username = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(3, usernameTooShort),
      z.maxLength(20, 'Username cannot exceed 20 characters'),
      z.regex(/^[A-Za-z0-9_]*$/, 'Username can only contain letters, numbers, and underscores'),
    );

export const registerForm = z.object({ username: username(usernameTooShort), email, password: newPassword });

/** What the page asks for to register; the repeated password is not sent. */
export const registerPageForm = z.extend(registerForm, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  }),
);

/** What somebody changes of their own account: what is not named stays as it is; a new email takes the password. */
export const accountChangesForm = z.object({
  username: z.exactOptional(username(usernameTooShort)),
  email: z.exactOptional(email),
  currentPassword: z.exactOptional(
    z.pipe(
      z.transform((password: string | null) => password || undefined),
      z.optional(knownPassword),
    ),
  ),
});

export const deleteAccountForm = z.object({ currentPassword: knownPassword });

export const loginForm = z.object({ email, password: knownPassword });

export const changePasswordForm = z.object({ currentPassword: knownPassword, newPassword });

/** What an administrator changes of an account: what is not named, and a password left empty, stays as it is. */
export const userChangesForm = z.object({
  username: z.exactOptional(username('Username is required')),
  email: z.exactOptional(emailOr('Invalid email address')),
  password: z.exactOptional(
    z.pipe(
      z.transform((password: string | null) => (password === '' || password === null ? undefined : password)),
      z.optional(newPassword),
    ),
  ),
  isAdmin: z.exactOptional(z.boolean({ error: 'Please say whether this is an administrator' })),
});

/** An access token: what its owner calls it, and whether it may change things. */
export const accessTokenForm = z.object({ name: required(100, 'name'), canWrite: z.boolean() });

export const requestResetForm = z.object({ email });

const tokenMissing = 'Reset token is required';

export const resetPasswordForm = z.object({
  token: text(tokenMissing).check(z.minLength(1, tokenMissing), longest(200, 'token')),
  newPassword,
});

export const currencyForm = z.object({
  currency: z.enum(currencyCodes, {
    error: 'Please choose one of the currencies in the list',
  }),
});

const usernameSentence =
  'The name that others see: 3 to 20 letters, digits and underscores. No two accounts have the same name.';
const emailSentence = 'The address to sign in with; up to 320 characters. Capital letters make no difference.';

export const accountFields = {
  username: usernameSentence,
  email: emailSentence,
  password: 'The password to sign in with; 6 to 100 characters.',
  currentPassword: 'The account’s password.',
  newPassword: 'The password from now on; 6 to 100 characters.',
  token: 'What stands at the end of a reset link. It works once, within an hour.',
} satisfies Sentences<typeof registerForm> & Sentences<typeof changePasswordForm> & Sentences<typeof resetPasswordForm>;

export const userChangesFields = {
  username: usernameSentence,
  email: emailSentence,
  password:
    'A new password of 6 to 100 characters, which ends the account’s sessions and access tokens. An empty one changes nothing.',
  isAdmin: 'Whether the account may use the admin pages. Nobody changes this of their own account.',
} satisfies Sentences<typeof userChangesForm>;
