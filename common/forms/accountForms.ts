import * as z from 'zod/mini';
import { currencyCodes } from '../billing/currencies.ts';
import { said, type Text } from '../said.ts';
import { tokenLifetimes, tokenScopeNames } from '../values.ts';
import { longest, required, text, type Sentences } from './fields.ts';
import { isStorable } from '../text.ts';
import { localeTag } from '../locale.ts';
import { isTimeZone } from '../timeZone.ts';
import { formTexts } from './texts.ts';

/** The longest password and the longest email address, in characters. */
const longestPassword = 1_000;
const longestEmail = 320;

/** Of new passwords: older ones may have six characters, and go on working. */
const shortestPassword = 8;
const passwordMissing = said(formTexts.passwordMissing);
const passwordTooShort = said(formTexts.passwordTooShort, { minimum: shortestPassword });
const passwordTooLong = said(formTexts.passwordTooLong);
const passwordUnreadable = said(formTexts.passwordUnreadable);

const emailOr = (text: Text) => {
  const error = said(text);
  return z
    .string({ error })
    .check(z.trim(), z.maxLength(longestEmail, { error, abort: true }), z.regex(z.regexes.email, error));
};

/** The address of an account. */
export const email = emailOr(formTexts.badEmail);

/** The current password of an account. */
const knownPassword = z
  .string({ error: passwordMissing })
  .check(
    z.minLength(1, passwordMissing),
    z.maxLength(longestPassword, passwordTooLong),
    z.refine(isStorable, passwordUnreadable),
  );

/** The rules of a new password. The server also refuses those that are easy to guess (common/passwordStrength.ts). */
export const newPassword = z
  .string({ error: passwordTooShort })
  .check(
    z.minLength(shortestPassword, passwordTooShort),
    z.maxLength(longestPassword, passwordTooLong),
    z.refine(isStorable, passwordUnreadable),
  );

const shortestUsername = 3;
const longestUsername = 20;
const usernameTooShort = said(formTexts.usernameTooShort, { minimum: shortestUsername });

/** The rules of a new username; `missing` is the message for an empty one. */
const username = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(shortestUsername, usernameTooShort),
      z.maxLength(longestUsername, said(formTexts.usernameTooLong, { maximum: longestUsername })),
      z.regex(/^[A-Za-z0-9_]*$/, said(formTexts.badUsername)),
    );

/** The token of a link that works once. */
const linkToken = text(formTexts.resetTokenMissing).check(
  z.minLength(1, said(formTexts.resetTokenMissing)),
  longest(200, 'token'),
);

/** A time zone that may be missing or null. */
const timeZone = z.exactOptional(
  z.pipe(
    z.transform((name: string | null) => name ?? undefined),
    z.optional(
      z.string({ error: said(formTexts.badTimeZone) }).check(z.refine(isTimeZone, said(formTexts.badTimeZone))),
    ),
  ),
);

/** A language and region that may be missing or null, with the case that is usual: de-AT. */
const locale = z.exactOptional(
  z.pipe(
    z.transform((tag: string | null) => tag ?? undefined),
    z.optional(
      z.string({ error: said(formTexts.badLocale) }).check(
        z.refine((tag) => localeTag(tag) !== undefined, said(formTexts.badLocale)),
        z.overwrite((tag) => localeTag(tag) ?? tag),
      ),
    ),
  ),
);

export const registerForm = z.object({
  username: username(usernameTooShort),
  email,
  password: newPassword,
  invitation: z.exactOptional(
    z.pipe(
      z.transform((token: string | null) => (token === '' ? undefined : (token ?? undefined))),
      z.optional(linkToken),
    ),
  ),
  timeZone,
  locale,
});

/** The link in the mail to somebody who has registered, and the password that they chose then. */
export const finishRegistrationForm = z.object({ token: linkToken, password: knownPassword });

/** The link in the mail to an address that has to be confirmed. */
export const confirmEmailForm = z.object({ token: linkToken });

/** An administrator's invitation; without an email, it is for whoever has the link. */
export const invitationForm = z.object({
  email: z.exactOptional(
    z.pipe(
      z.transform((address: string | null) => address?.trim() || undefined),
      z.optional(email),
    ),
  ),
});

/** The page's registration form; the repeated password is not sent. */
export const registerPageForm = z.extend(registerForm, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: said(formTexts.passwordsDiffer),
    path: ['confirmPassword'],
  }),
);

/** A password; an empty field or null stands for none. */
const passwordIfAny = z.pipe(
  z.transform((password: string | null) => (password === '' || password === null ? undefined : password)),
  z.optional(knownPassword),
);

/** Changes to one's own account: missing fields stay as they are; a new email requires the current password. */
export const accountChangesForm = z.object({
  username: z.exactOptional(username(usernameTooShort)),
  email: z.exactOptional(email),
  currentPassword: z.exactOptional(passwordIfAny),
  timeZone,
  locale,
});

/** The page's form for deleting an account with a password. */
export const deleteWithPasswordForm = z.object({ currentPassword: knownPassword });

/** Without a password, an account is deleted by whoever has signed in lately. */
export const deleteAccountForm = z.object({
  currentPassword: z.exactOptional(passwordIfAny),
});

const code = z
  .string({ error: said(formTexts.codeMissing) })
  .check(
    z.trim(),
    z.minLength(1, said(formTexts.codeMissing)),
    z.maxLength(100, said(formTexts.codeTooLong)),
    z.refine(isStorable, said(formTexts.codeMissing)),
  );

export const loginForm = z.object({
  email,
  password: knownPassword,
  code: z.exactOptional(
    z.pipe(
      z.transform((code: string | null) => (code === '' ? undefined : (code ?? undefined))),
      z.optional(code),
    ),
  ),
});

/** The page's form for logging in; the second step asks for a code by itself. */
export const loginPageForm = z.pick(loginForm, { email: true, password: true });

export const codeForm = z.object({ code });

export const proofPasswordForm = z.object({ password: knownPassword });

/** The answer of a passkey, as JSON. */
const credential = z.string().check(z.minLength(1), z.maxLength(20_000));

export const passkeyNameForm = z.object({ name: required(100, 'name') });

export const newPasskeyForm = z.extend(passkeyNameForm, { credential });

export const confirmTotpForm = z.object({ setup: z.string().check(z.maxLength(1_000)), code });

const factorShape = { code: z.nullish(code), credential: z.nullish(credential) };

/** Exactly one proof. */
const one = <Input extends object>(fields: readonly (keyof Input)[]) =>
  z.refine<Input>((input) => fields.filter((field) => input[field] != null).length === 1, {
    error: said(formTexts.codeMissing),
    path: ['code'],
  });

export const completeLoginForm = z
  .object({ token: z.string().check(z.maxLength(200)), ...factorShape })
  .check(one(['code', 'credential']));

export const proofForm = z
  .object({ password: z.nullish(knownPassword), ...factorShape })
  .check(one(['password', 'code', 'credential']));

export const changePasswordForm = z.object({ currentPassword: knownPassword, newPassword });

/** An administrator's changes to an account: missing fields and an empty password change nothing. */
export const userChangesForm = z.object({
  username: z.exactOptional(username(said(formTexts.usernameMissing))),
  email: z.exactOptional(emailOr(formTexts.badUserEmail)),
  password: z.exactOptional(
    z.pipe(
      z.transform((password: string | null) => (password === '' || password === null ? undefined : password)),
      z.optional(newPassword),
    ),
  ),
  isAdmin: z.exactOptional(z.boolean({ error: said(formTexts.badAdmin) })),
  isDisabled: z.exactOptional(z.boolean({ error: said(formTexts.badDisabled) })),
});

/** An access token: its name, what it may do, and for how many days; null for one that does not expire. */
export const accessTokenForm = z.object({
  name: required(100, 'name'),
  scopes: z.array(z.enum(tokenScopeNames)).check(z.maxLength(tokenScopeNames.length)),
  expiresInDays: z.nullish(z.literal(tokenLifetimes, { error: said(formTexts.badLifetime) })),
});

export const requestResetForm = z.object({ email });

export const resetPasswordForm = z.object({
  token: linkToken,
  newPassword,
});

export const currencyForm = z.object({
  currency: z.enum(currencyCodes, {
    error: said(formTexts.badCurrency),
  }),
});

const usernameSentence =
  'The name that others see: 3 to 20 letters, digits and underscores. No two accounts have the same name.';
const emailSentence = 'The email address to sign in with, in upper or lower case; up to 320 characters.';

const newPasswordSentence = (what: string) =>
  `${what}; 8 to 1,000 characters. One that is easy to guess, or made of the account’s names, is refused.`;

export const accountFields = {
  username: usernameSentence,
  email: emailSentence,
  password: newPasswordSentence('The password to sign in with'),
  currentPassword: 'The account’s password.',
  code: 'A code of the account’s second factor, if it has one: of the authenticator app, or a recovery code.',
  newPassword: newPasswordSentence('The new password'),
  invitation: 'The token at the end of an invitation’s link. A server where only invited people can register needs it.',
  token: 'The token at the end of a reset link. It works once and expires after an hour.',
  timeZone:
    'The IANA name of the time zone that the user’s days begin in, such as Europe/Berlin. It decides which day is today.',
  locale:
    'The BCP 47 tag of the user’s language and region, such as de-AT. Days and amounts in what is sent to the user are written as in that region; the words are English.',
} satisfies Sentences<typeof registerForm> &
  Sentences<typeof changePasswordForm> &
  Sentences<typeof resetPasswordForm> &
  Pick<Sentences<typeof loginForm>, 'code'>;

export const userChangesFields = {
  username: usernameSentence,
  email: emailSentence,
  password: `${newPasswordSentence('The new password')} It ends the account’s sessions and revokes its access tokens and calendar address. An empty text leaves the password as it is.`,
  isAdmin: 'Whether the user is an administrator. You cannot change this for your own account.',
  isDisabled:
    'Whether the account is disabled. Its user then cannot sign in, its sessions have ended, and its access tokens do not work. You cannot disable your own account.',
} satisfies Sentences<typeof userChangesForm>;
