import { describe, expect, it } from 'vitest';
import { plainConnections, readSettings, type Settings } from '../../api/env.ts';
import { tryToStart } from '../support/server.ts';

const administrator = 'the administrator’s email address, which has to be set when ADMIN_PASSWORD is';
const mailServer = 'an address such as smtps://user:password@mail.example:465, or smtp:// with port 587';

const securityContact = 'an address such as mailto:security@stackling.example or https://stackling.example/security';
const openAiAddress = 'the address of a service that speaks OpenAI’s protocol, such as https://api.openai.com/v1';

const secretKey =
  '32 random bytes in base64, such as openssl rand -base64 32 prints, or the new ones and then the old, with commas';

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'http', 'a port number from 0 to 65535'],
    ['PORT', '70000', 'a port number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://root@localhost/x', 'an address such as postgres://user:password@host:5432/name'],
    ['PUBLIC_URL', 'stackling.example', 'the address people open, such as https://stackling.example'],
    ['ADMIN_EMAIL', 'root', administrator],
    ['ADMIN_EMAIL', 'root@stackling.example, eve@example.com', administrator],
    ['ADMIN_PASSWORD', 's3cret-of-more-than-1,000-characters'.repeat(40), 'a password of 8 to 1,000 characters'],
    ['ADMIN_PASSWORD', 'short', 'a password of 8 to 1,000 characters'],
    ['SMTP_URL', 'mail.example', mailServer],
    ['SMTP_URL', 'https://mail.example', mailServer],
    ['SMTP_URL', 'smtp://', mailServer],
    ['SMTP_URL', 'smtp://me@mail.example', mailServer],
    ['SMTP_URL', 'smtp://me:100%@mail.example', mailServer],
    ['SMTP_URL', 'smtp://mail.example?debug=true', mailServer],
    ['SMTP_URL', 'smtp://mail.example/inbox', mailServer],
    ['SECURITY_CONTACT', 'security@stackling.example', securityContact],
    ['SECURITY_CONTACT', 'http://stackling.example', securityContact],
    ['RECOMMENDER', 'magic', 'auto, openai or catalog'],
    ['OPENAI_BASE_URL', 'openai', openAiAddress],
    ['OPENAI_BASE_URL', 'file:///etc/passwd', openAiAddress],
    ['SECRET_KEY', Buffer.alloc(31).toString('base64'), secretKey],
    ['SECRET_KEY', `${Buffer.alloc(32).toString('base64')},old`, secretKey],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
  ])('%s=%s is named with what it should be, never with its value', (name, value, shouldBe) => {
    expect(readSettings({ [name]: value })).toBe(`The setting ${name} is wrong: it should be ${shouldBe}.`);
  });

  it('ends the start with that one line and exit code 1', async () => {
    expect(await tryToStart({ PORT: 'http' })).toEqual({
      code: 1,
      output: 'The setting PORT is wrong: it should be a port number from 0 to 65535.\n',
    });
  });

  it('is a password of an administrator without an email', async () => {
    expect(await tryToStart({ ADMIN_PASSWORD: 's3cret-of-mine' })).toEqual({
      code: 1,
      output: `The setting ADMIN_EMAIL is wrong: it should be ${administrator}.\n`,
    });
    const both = { ADMIN_EMAIL: 'root@stackling.example', ADMIN_PASSWORD: 's3cret-of-mine' };
    expect(readSettings(both)).toMatchObject(both);
    expect(readSettings({ ADMIN_EMAIL: both.ADMIN_EMAIL })).toMatchObject({ ADMIN_EMAIL: both.ADMIN_EMAIL });
  });

  it('is not one that is set to nothing', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAIL: '', SMTP_URL: '' })).toMatchObject({
      PORT: 4000,
      DATABASE_URL: undefined,
      ADMIN_EMAIL: undefined,
      SMTP_URL: undefined,
    });
  });
});

describe('a password or key that would leave the machine unencrypted', () => {
  const plainIn = (settings: Record<string, string>) => plainConnections(readSettings(settings) as Settings);

  it.each([
    'postgres://me:secret@database.example/x',
    'postgres://me:secret@database.example/x?sslmode=prefer',
    'postgres://me:secret@192.0.2.7/x?sslmode=disable',
  ])('is named by its setting: DATABASE_URL=%s', (url) => {
    expect(plainIn({ DATABASE_URL: url })).toEqual(['DATABASE_URL']);
  });

  it.each([
    'postgres://me:secret@localhost/x',
    'postgres://me:secret@127.0.0.1:5433/x',
    'postgres://me:secret@database.example/x?sslmode=verify-full',
  ])('is not: DATABASE_URL=%s', (url) => {
    expect(plainIn({ DATABASE_URL: url })).toEqual([]);
  });

  it('is one of the AI provider too, if there is a key', () => {
    const OPENAI_BASE_URL = 'http://models.example/v1';
    expect(plainIn({ OPENAI_BASE_URL })).toEqual([]);
    expect(plainIn({ OPENAI_BASE_URL, OPENAI_API_KEY: 'sk-secret' })).toEqual(['OPENAI_BASE_URL']);
    expect(plainIn({ OPENAI_API_KEY: 'sk-secret' })).toEqual([]);
  });
});

it('ends the start with one line and exit code 1 when the database server does not answer, without its password', async () => {
  const { code, output } = (await tryToStart({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/none' })) as {
    code: number;
    output: string;
  };
  expect(code).toBe(1);
  expect(output).toMatch(/^The database that DATABASE_URL names does not answer \(.*\): check .*\n$/);
  expect(output).not.toContain('secret');
});
