import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { setAdmin } from '../../api/domain/accounts/administrators.ts';
import { send, signedIn } from '../support/api.ts';
import { ada, change, everything, notesOn, root, rowOf, stats } from '../support/administration.ts';

describe('the administrator’s rights', () => {
  it('are nobody’s own to change', async () => {
    const before = await everything();
    const message = 'You cannot change your own administrator rights';
    expect(await change(root, { isAdmin: false, username: 'never' })).toEqual({
      __typename: 'InvalidInputError',
      message,
      issues: [{ field: 'isAdmin', message }],
    });
    expect(await everything()).toEqual(before);
    expect(await change(root, { isAdmin: true })).toMatchObject({ user: { isAdmin: true } });
  });

  it('hold at once, and no longer than they are had', async () => {
    const jan = await signedIn('jan');
    await change(jan, { isAdmin: true });
    expect((await send(stats, {}, jan)).errors).toBeUndefined();
    await change(jan, { isAdmin: false });
    expect((await send(stats, {}, jan)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('stay with one of two who take them from each other at once', async () => {
    const pair = [await signedIn('kim', true), await signedIn('lea', true)] as const;
    for (let round = 0; round < 10; round++) {
      await db.user.updateMany({ where: { id: { in: pair.map(({ user }) => user.id) } }, data: { isAdmin: true } });
      const answers = await Promise.all([
        change(pair[0], { isAdmin: false }, pair[1]),
        change(pair[1], { isAdmin: false }, pair[0]),
      ]);
      expect((await Promise.all(pair.map(rowOf))).filter(({ isAdmin }) => isAdmin)).toHaveLength(1);
      // The second is either too late for a request at all or, more likely, in the middle of one.
      const refused = answers.find((answer) => answer?.__typename !== 'UpdateUserPayload');
      if (refused) expect(refused).toMatchObject({ message: 'You are no longer an administrator' });
    }
    const notes = (await Promise.all(pair.map(notesOn))).flat();
    expect(notes).toHaveLength(10);
  });

  it('stay with the last one, whoever else would take them', async () => {
    await db.user.updateMany({ where: { id: { not: root.user.id } }, data: { isAdmin: false } });
    await expect(setAdmin('the command line', await rowOf(root), false)).rejects.toThrow(
      'The last administrator cannot be removed',
    );
    const granted = await setAdmin('the command line', await rowOf(ada), true);
    expect(granted.isAdmin).toBe(true);
    expect((await setAdmin('the command line', granted, false)).isAdmin).toBe(false);
    expect(await notesOn(ada)).toMatchObject([
      { actorName: 'the command line', action: 'admin-revoked' },
      { actorName: 'the command line', action: 'admin-granted' },
    ]);
  });

  it('are given when nobody has them', async () => {
    await db.user.updateMany({ data: { isAdmin: false } });
    expect((await setAdmin('the system', await rowOf(root), true)).isAdmin).toBe(true);
  });
});
