import { InvalidInputError, issue, type Told } from '../../errors.ts';
import type { Prisma, User } from '../../generated/prisma/client.ts';
import { asAdministrator } from './administrators.ts';
import { noteActions } from './auditLog.ts';
import { noResetLink } from './credentials.ts';

/** What can be done to several users at once. */
export const severalActs = {
  disable: 'Disables their accounts, and signs them out everywhere.',
  enable: 'Enables their accounts again.',
  'end-sessions': 'Signs them out everywhere.',
  delete: 'Deletes their accounts and all their data, permanently.',
} as const;

export type SeveralAct = keyof typeof severalActs;

/** The most users of one request. */
const mostUsers = 1_000;

/** How many are changed in one transaction, so that none takes too long. */
const mostAtOnce = 50;

/** What became of one of the users. */
export interface UserOutcome {
  id: number;
  /** Why nothing was done; undefined if it was. */
  refusal?: Told;
  /** The user as they are now; undefined if they are gone. */
  user?: User | undefined;
}

/**
 * Does the same to several users as an administrator. Who already is as they should be stays so, without a note in the
 * audit log. As administrators never do it to themselves, one always remains.
 *
 * @returns what became of each, in their order
 * @throws InvalidInputError when there are too many, or when the actor is no longer an administrator; some may be changed
 */
export async function changeUsers(actor: User, ids: readonly number[], act: SeveralAct): Promise<UserOutcome[]> {
  const asked = [...new Set(ids)];
  if (asked.length > mostUsers) throw new InvalidInputError(issue('ids', 'users.tooMany', { maximum: mostUsers }));
  const others = asked.filter((id) => id !== actor.id).toSorted((a, b) => a - b);
  const done = new Map<number, User | undefined>();
  for (let from = 0; from < others.length; from += mostAtOnce) {
    const changed = await changeSome(actor, others.slice(from, from + mostAtOnce), act);
    for (const [id, user] of changed) done.set(id, user);
  }
  return asked.map((id) => {
    if (id === actor.id) return { id, user: actor, refusal: issue('', 'account.ownAmongOthers') };
    return done.has(id) ? { id, user: done.get(id) } : { id, refusal: issue('', 'user.unknown') };
  });
}

/** Changes those of the users that are there, and returns them, by id; nobody for one that was deleted. */
const changeSome = (actor: User, ids: number[], act: SeveralAct): Promise<Map<number, User | undefined>> =>
  asAdministrator(actor, null, false, async (transaction) => {
    // A sign-in under way takes the user first, so that its session ends, too; all in the same order.
    const users = await transaction.$queryRaw<User[]>`
      SELECT * FROM users WHERE id = ANY(${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE`;
    await acts[act](transaction, actor, users);
    const after = act === 'delete' ? [] : await transaction.user.findMany({ where: among(users) });
    const byId = new Map(after.map((user) => [user.id, user]));
    return new Map(users.map(({ id }) => [id, byId.get(id)]));
  });

type Act = (transaction: Prisma.TransactionClient, actor: User, users: readonly User[]) => Promise<unknown>;

const among = (users: readonly User[]) => ({ id: { in: users.map(({ id }) => id) } });
const ownedBy = (users: readonly User[]) => ({ userId: { in: users.map(({ id }) => id) } });

const acts: Record<SeveralAct, Act> = {
  async disable(transaction, actor, users) {
    const changed = users.filter(({ disabledAt }) => !disabledAt);
    await transaction.user.updateMany({ where: among(changed), data: { disabledAt: new Date(), ...noResetLink } });
    await transaction.pendingEmail.deleteMany({ where: ownedBy(changed) });
    await transaction.session.deleteMany({ where: ownedBy(changed) });
    await noteActions(actor, changed, 'account-disabled', transaction);
  },
  async enable(transaction, actor, users) {
    const changed = users.filter(({ disabledAt }) => disabledAt);
    await transaction.user.updateMany({ where: among(changed), data: { disabledAt: null } });
    await noteActions(actor, changed, 'account-enabled', transaction);
  },
  async 'end-sessions'(transaction, actor, users) {
    await transaction.session.deleteMany({ where: ownedBy(users) });
    await transaction.secondStep.deleteMany({ where: ownedBy(users) });
    await noteActions(actor, users, 'sessions-ended', transaction);
  },
  async delete(transaction, actor, users) {
    await noteActions(actor, users, 'account-deleted', transaction);
    await transaction.user.deleteMany({ where: among(users) });
  },
};
