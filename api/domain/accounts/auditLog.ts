import type { AuditedField, AuditAction } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import type { AuditEntry, User } from '../../generated/prisma/client.ts';
import { pageSql, placeSql, type Page, type Placed } from '../lists/pagination.ts';

type Account = Pick<User, 'id' | 'username'>;

/** Somebody by what the log may show of them, without an account if the id is null. */
export interface Outsider {
  id: number | null;
  username: string;
}

/** Who changed an account: an administrator, or the name of something else that may, such as 'the command line'. */
export type Actor = Account | string;

/** Records an action, usually on an account. Run it in the transaction of the action. */
export const noteAction = (
  actor: Actor,
  target: Account | Outsider,
  action: AuditAction,
  fields: readonly AuditedField[] = [],
  client: Pick<typeof db, 'auditEntry'> = db,
) =>
  client.auditEntry.create({
    data: {
      ...(typeof actor === 'string' ? { actorName: actor } : { actorId: actor.id, actorName: actor.username }),
      targetId: target.id,
      targetName: target.username,
      action,
      fields: JSON.stringify(fields),
    },
  });

/** Records an administrator's action on each of several accounts. Run it in the transaction of the action. */
export const noteActions = (
  actor: Account,
  targets: readonly Account[],
  action: AuditAction,
  client: Pick<typeof db, 'auditEntry'>,
) =>
  client.auditEntry.createMany({
    data: targets.map(({ id, username }) => ({
      actorId: actor.id,
      actorName: actor.username,
      targetId: id,
      targetName: username,
      action,
    })),
  });

/** A page of the audit log. */
export const auditEntries = (page: Page) =>
  db.$queryRaw<Placed<AuditEntry>[]>`
    SELECT *, ${placeSql(page.order)} FROM "audit_entries" WHERE ${pageSql(page)}`;
