import { resolve } from 'node:path';
import * as z from 'zod';
import { email, newPassword } from '../common/forms/accountForms.ts';
import { engineNames, registrationModes } from '../common/values.ts';

const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const setting = <T extends z.core.SomeType>(type: T) => z.preprocess(unset, type);

/** How many of something one account may have. */
const most = (number: number) => setting(z.coerce.number().int().min(1).max(1_000_000).default(number));

/** The European Central Bank's reference rates of the day, in euros. */
const ecbRates = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/**
 * Whether a URL holds only a mail server's address and its user and password. Options of the mail library are refused.
 */
function isMailServer(value: string): boolean {
  const { hostname, pathname, search, hash, username, password } = new URL(value);
  if (hostname === '' || pathname.length > 1 || search || hash) return false;
  try {
    return Boolean(decodeURIComponent(username)) === Boolean(decodeURIComponent(password));
  } catch {
    return false;
  }
}

/** A list with commas of texts that match a pattern, in lower case. */
const listOf = (pattern: RegExp) =>
  z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(pattern)).max(100));

/** Whether a text in base64 holds a key for AES-256. */
const isKey = (value: string): boolean => Buffer.from(value, 'base64').length === 32;

/** Whether a secret stays secret on the way to this address: encrypted, or on this machine. */
function isSafe(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isSafeIssuer(value: string): boolean {
  const { search, hash, username } = new URL(value);
  return isSafe(value) && search === '' && hash === '' && username === '';
}

/** Every setting with its rule. `shouldBe` describes each in the message that a wrong setting stops the start with. */
const everySetting = z.object({
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(4000)),
  HOST: setting(z.string().default('127.0.0.1')),
  DATA_DIR: setting(z.string().default('./data')).transform((path) => resolve(path)),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/ }).optional()).transform((url) => url && new URL(url).origin),
  TRUST_PROXY: setting(z.coerce.number().int().min(0).max(10).default(0)),
  RECOMMENDER: setting(z.enum(['auto', ...engineNames]).default('auto')),
  OPENAI_API_KEY: setting(z.string().trim().optional()),
  OPENAI_BASE_URL: setting(z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1')),
  OPENAI_MODEL: setting(z.string().trim().default('gpt-5-mini')),
  AI_DAILY_LIMIT: setting(z.coerce.number().int().min(0).max(1_000_000).default(500)),
  ADMIN_EMAIL: setting(z.optional(email)),
  ADMIN_PASSWORD: setting(z.optional(newPassword)),
  OIDC_ISSUER: setting(
    z
      .url({ protocol: /^https?$/, abort: true })
      .refine(isSafeIssuer)
      .optional(),
  ),
  OIDC_CLIENT_ID: setting(z.string().trim().optional()),
  OIDC_CLIENT_SECRET: setting(z.string().trim().optional()),
  OIDC_NAME: setting(z.string().trim().max(40).default('single sign-on')),
  PASSWORD_LOGIN: setting(z.enum(['on', 'off']).default('on')),
  REGISTRATION: setting(z.enum(registrationModes).default('open')),
  SECRET_KEY: setting(
    z
      .string()
      .transform((keys) => keys.split(',').map((key) => key.trim()))
      .pipe(z.array(z.base64().refine(isKey)).max(5))
      .optional(),
  ),
  REQUIRE_SECOND_FACTOR: setting(z.enum(['off', 'admins', 'all']).default('off')),
  SMTP_URL: setting(
    z
      .url({ protocol: /^smtps?$/, abort: true })
      .refine(isMailServer)
      .optional(),
  ),
  WEBHOOK_HOSTS: setting(listOf(/^(\*\.)?[\w.-]+$/).optional()),
  WEBHOOK_PRIVATE_HOSTS: setting(listOf(/^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/).default([])),
  MAX_SUBSCRIPTIONS: most(5_000),
  MAX_STACKS: most(500),
  MAX_STACK_TOOLS: most(100),
  MAX_ACCESS_TOKENS: most(50),
  SECURITY_CONTACT: setting(z.url({ protocol: /^(https|mailto)$/ }).optional()),
  RATES_URL: setting(z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).default(ecbRates)),
  RATE_LIMITS: setting(z.enum(['on', 'off']).default('on')),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
});

const settings = everySetting
  .refine(({ ADMIN_EMAIL, ADMIN_PASSWORD }) => ADMIN_EMAIL || !ADMIN_PASSWORD, { path: ['ADMIN_EMAIL'] })
  .refine(({ OIDC_ISSUER, PASSWORD_LOGIN }) => OIDC_ISSUER || PASSWORD_LOGIN === 'on', { path: ['OIDC_ISSUER'] })
  .refine(({ OIDC_ISSUER, OIDC_CLIENT_ID }) => !OIDC_ISSUER === !OIDC_CLIENT_ID, { path: ['OIDC_CLIENT_ID'] })
  .refine(({ OIDC_ISSUER, OIDC_CLIENT_SECRET }) => !OIDC_ISSUER === !OIDC_CLIENT_SECRET, {
    path: ['OIDC_CLIENT_SECRET'],
  });

const shouldBe: Record<keyof z.infer<typeof settings>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'a folder for the embedded database',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name',
  PUBLIC_URL: 'the address people open, such as https://stackling.example',
  TRUST_PROXY: 'the number of proxies in front, from 0 to 10',
  RECOMMENDER: 'auto, openai or catalog',
  OPENAI_API_KEY: 'the key of the AI provider',
  OPENAI_BASE_URL: 'the address of a service that speaks OpenAI’s protocol, such as https://api.openai.com/v1',
  OPENAI_MODEL: 'the name of a model of the AI provider',
  AI_DAILY_LIMIT: 'how many questions a day to ask the AI provider, from 0 to 1000000',
  ADMIN_EMAIL: 'the administrator’s email address, which has to be set when ADMIN_PASSWORD is',
  ADMIN_PASSWORD: 'a password of 8 to 1,000 characters',
  OIDC_ISSUER: 'the https address of an OpenID provider, which has to be set when PASSWORD_LOGIN is off',
  OIDC_CLIENT_ID: 'the id that the OpenID provider gave this server; set it with OIDC_ISSUER',
  OIDC_CLIENT_SECRET: 'the secret that the OpenID provider gave this server; set it with OIDC_ISSUER',
  OIDC_NAME: 'what people call the OpenID provider, in at most 40 characters',
  PASSWORD_LOGIN: 'on, or off if people sign in at the OpenID provider only',
  REGISTRATION: 'open, invite or closed',
  SECRET_KEY:
    '32 random bytes in base64, such as openssl rand -base64 32 prints, or the new ones and then the old, with commas',
  REQUIRE_SECOND_FACTOR: 'off, admins or all',
  SMTP_URL: 'an address such as smtps://user:password@mail.example:465, or smtp:// with port 587',
  WEBHOOK_HOSTS: 'hosts with commas between them, such as ntfy.sh,*.example.com',
  WEBHOOK_PRIVATE_HOSTS: 'hosts with commas between them, with their ports, such as ntfy.lan,192.168.1.5:8080',
  MAX_SUBSCRIPTIONS: 'how many subscriptions an account may track, from 1 to 1000000',
  MAX_STACKS: 'how many stacks an account may have, from 1 to 1000000',
  MAX_STACK_TOOLS: 'how many tools a stack may hold, from 1 to 1000000',
  MAX_ACCESS_TOKENS: 'how many access tokens an account may have, from 1 to 1000000',
  SECURITY_CONTACT: 'an address such as mailto:security@stackling.example or https://stackling.example/security',
  RATES_URL: 'off, or the address of reference rates in the format of the European Central Bank or Frankfurter',
  RATE_LIMITS: 'on, or off for load tests only',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
};

export type Settings = z.infer<typeof settings>;

/** The settings whose password or key would leave this machine unencrypted. */
export function plainConnections({ DATABASE_URL, OPENAI_API_KEY, OPENAI_BASE_URL }: Settings): string[] {
  const isPlain = {
    DATABASE_URL: DATABASE_URL !== undefined && !isSafe(DATABASE_URL) && !hasTls(DATABASE_URL),
    OPENAI_BASE_URL: Boolean(OPENAI_API_KEY) && !isSafe(OPENAI_BASE_URL),
  };
  return Object.entries(isPlain).flatMap(([name, value]) => (value ? [name] : []));
}

const hasTls = (database: string) =>
  ['require', 'verify-ca', 'verify-full'].includes(new URL(database).searchParams.get('sslmode') ?? '');

/**
 * Reads the settings from environment variables.
 *
 * @returns the settings, or one line that names the first wrong setting and says what it should be. The line never
 *   holds the value, which may be a password
 */
export function readSettings(environment: Record<string, string | undefined>): Settings | string {
  const result = settings.safeParse(environment);
  if (result.success) return result.data;
  const name = String(result.error.issues[0]?.path[0]) as keyof Settings;
  return `The setting ${name} is wrong: it should be ${shouldBe[name]}.`;
}

function settingsOrExit(): Settings {
  const result = readSettings(process.env);
  if (typeof result !== 'string') return result;
  console.error(result);
  process.exit(1);
}

/** The settings of this process; the only place that reads its environment. */
export const env = settingsOrExit();
