import { said } from '../../../common/said.ts';
import { InvalidInputError, issueOfForm } from '../../errors.ts';
import { hashPassword } from './passwords.ts';

/**
 * The digest of a new password.
 *
 * @param field the form's field that holds it
 * @param account what the password must not be made of
 * @throws InvalidInputError when it is easy to guess
 * @throws TooManyRequestsError when too many passwords are waiting to be hashed
 */
export async function hashNewPassword(
  field: string,
  password: string,
  { username = '', email }: { username?: string; email: string },
): Promise<string> {
  const { strengthOf } = await import('../../../common/passwordStrength.ts');
  const { refusal } = strengthOf(password, [username, email]);
  if (refusal) throw new InvalidInputError(issueOfForm(field, said(refusal)));
  return hashPassword(password);
}
