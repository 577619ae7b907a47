import { describe, expect, it } from 'vitest';
import { issueOfForm } from '../../api/errors.ts';
import { loginForm, registerPageForm } from '../../common/forms/accountForms.ts';

const filled = { username: 'ada', email: 'ada@example.com', password: 'a secret1', confirmPassword: 'a secret1' };

/** The first message of each field that breaks a rule. */
function messagesOf(form: object): Record<string, string> {
  const issues = registerPageForm.safeParse({ ...filled, ...form }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), issueOfForm('', message).message]));
}

describe('the register page', () => {
  it('takes a form that keeps every rule', () => {
    expect(messagesOf({})).toEqual({});
  });

  it('says at the repeated password that it differs, beside what else is wrong', () => {
    expect(messagesOf({ confirmPassword: 'a secret2' })).toEqual({ confirmPassword: 'Passwords do not match' });
    expect(messagesOf({ username: 'a', confirmPassword: '' })).toEqual({
      username: 'Username must be at least 3 characters',
      confirmPassword: 'Passwords do not match',
    });
  });
});

describe('an email', () => {
  it('loses the spaces round it and keeps its case', () => {
    expect(loginForm.parse({ email: ' Ada@Example.com ', password: 'a secret1' }).email).toBe('Ada@Example.com');
  });
});
