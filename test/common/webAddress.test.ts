import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueOfForm } from '../../api/errors.ts';
import * as z from 'zod/mini';
import { webAddress } from '../../common/forms/fields.ts';

const field = z.object({ link: webAddress(null) });
const read = (link: unknown) => {
  const { data, error } = field.safeParse({ link });
  return error ? issueOfForm('link', error.issues[0]!.message).message : data?.link;
};

const refused = 'Please enter a web address such as https://example.com, without a user name in it';

describe('a web address', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.example.com/a?b=c#d ', 'https://www.example.com/a?b=c#d'],
    ['example.com:8080', 'https://example.com:8080'],
    ['Example.com?next=http://other.example', 'https://Example.com?next=http://other.example'],
    ['medium.example/@ada', 'https://medium.example/@ada'],
    ['例え.jp/路', 'https://例え.jp/路'],
    ['xn--r8jz45g.jp', 'https://xn--r8jz45g.jp'],
    ['https://example.com', 'https://example.com'],
    ['HTTP://Example.com', 'http://Example.com'],
    ['http://localhost:3000/x', 'http://localhost:3000/x'],
    ['', null],
    [' ', null],
    [null, null],
    [undefined, null],
  ])('is read from %j as %j', (typed, address) => expect(read(typed)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//example.com',
    'javascript.example:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'mailto:ada@example.com',
    'ada@example.com',
    'ada:secret@example.com',
    'https://ada:secret@example.com',
    'https://example.com@evil.example',
    'ftp://example.com',
    'foo bar',
    'example.com/foo bar',
    'example.com\\@evil.example',
    '//example.com',
    'https://',
    'https:example.com',
    'localhost',
    'example',
    '.com',
    'example..com',
    '9.99',
    '192.168.0.1',
    '$5/month',
  ])('is not %j', (typed) => expect(read(typed)).toBe(refused));

  it('is as long as 2,000 characters, with what is put before it', () => {
    const longest = `example.com/${'x'.repeat(2_000 - 'https://example.com/'.length)}`;
    expect(read(longest)).toBe(`https://${longest}`);
    expect(read(`${longest}x`)).toBe('Please keep the link to at most 2,000 characters');
  });

  it('leads to the web and nowhere else, whatever is typed', () => {
    const parts = [
      'javascript: data: mailto: http: HTTPS:// // / : @ . ? # %0a [::1] :8080 \\ 。 ａ'.split(' '),
      ['example.com', 'evil.example', 'localhost', 'alert(1)', ' ', '\n', '\t', '\0', '\u202e'],
    ].flat();
    const part = fc.constantFrom(...parts);
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(part, fc.string({ maxLength: 3 })), { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const { data, error } = field.safeParse({ link: text });
        if (error || data.link === null) return;
        const { protocol, username, password, hostname } = new URL(data.link);
        expect(protocol).toMatch(/^https?:$/);
        expect([username, password]).toEqual(['', '']);
        expect(hostname).not.toBe('');
        expect(data.link).toMatch(/^https?:\/\/[^\s\\]+$/);
        // It is what was typed, but for the scheme, and stays so.
        expect(data.link.toLowerCase().endsWith(text.trim().toLowerCase())).toBe(true);
        expect(read(data.link)).toBe(data.link);
      }),
      { numRuns: 20_000 },
    );
  });
});
