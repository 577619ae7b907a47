import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../common/passwordStrength.ts';

const ada = ['ada_lovelace', 'Ada.King@analytical.example'];
const refusalOf = (password: string) => strengthOf(password, ada).refusal?.id;

describe('a new password', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    '12345678',
    'qwertyuiop',
    'asdfghjk',
    'iloveyou',
    'sunshine1',
    'hallo123',
    'sonnenschein',
    'abcdefgh',
    'aaaaaaaaaaaaaaaa',
    '19900101',
    'passwordpassword',
  ])('is refused when it is common, repeated or a row of keys: %s', (password) => {
    expect(refusalOf(password)).toBe('password.guessable');
  });

  it.each([
    'stackling',
    'Stackling1',
    'Stackling2026!',
    'St4ckl1ng!!',
    'stackling stackling',
    'ada_lovelace',
    'adalovelace1',
    'LOVELACE-1815',
    'ecalevol',
    'lovelace.king',
    'analytical1',
    'ada.king@analytical.example',
  ])('is refused when it is made of names that go with the account: %s', (password) => {
    expect(refusalOf(password)).toBe('password.ownName');
  });

  it.each([
    'correct horse',
    'battery staple',
    'x7Kp2mQz',
    'kleine katze',
    'open sesame',
    'correct stackling horse battery',
    'пароль для Ады',
    'lovelace met a green engine',
  ])('is accepted when it is none of these: %s', (password) => {
    expect(refusalOf(password)).toBeUndefined();
  });

  it('is stronger with more words', () => {
    const scores = ['password', 'very secret', 'correct horse', 'correct horse battery staple'];
    expect(scores.map((password) => strengthOf(password, []).score)).toEqual([0, 2, 3, 4]);
  });

  it('is judged by its beginning, which no end makes easier', () => {
    const random = 'x7Kp2mQz9'.repeat(3);
    expect(strengthOf(random + 'password'.repeat(120), []).refusal).toBeUndefined();
    expect(strengthOf('password'.repeat(120) + random, []).refusal?.id).toBe('password.guessable');
  });
});
