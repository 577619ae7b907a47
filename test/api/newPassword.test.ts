import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { logIn, sessionStatus } from '../support/accounts.ts';
import { doors, newPassword, resetWith, withEverything, type Everything } from '../support/newPassword.ts';

describe('a new password that is set', () => {
  it.each(Object.entries(doors))('%s ends all else that opens the account, and nobody else’s', async (name, door) => {
    const number = Object.keys(doors).indexOf(name);
    const [username, otherName] = [`ada_${number}`, `bob_${number}`];
    const [ada, bob] = [await withEverything(username), await withEverything(otherName)];
    const opened = ({ here, there, program }: Everything) => Promise.all([here, there, program].map(sessionStatus));
    expect([await opened(ada), await opened(bob)]).toEqual([
      [200, 200, 200],
      [200, 200, 200],
    ]);

    await door.prepare?.(ada);
    expect(await door.enter(ada)).toMatch(/Payload$|^ada_/);

    expect(await opened(ada)).toEqual([door.keepsSession ? 200 : 401, 401, 401]);
    expect(await resetWith(ada.linkToken)).toBe('InvalidInputError');
    expect([(await logIn(username)).status, (await logIn(username, newPassword)).status]).toEqual([401, 200]);
    expect(await opened(bob)).toEqual([200, 200, 200]);
    expect(await resetWith(bob.linkToken)).toBe('ResetPasswordPayload');
  });
});
