import { isAdministrator } from '../viewer/context.ts';
import { enumName } from '../../common/enumName.ts';
import {
  auditActionNames,
  auditActions,
  auditedFields,
  type AuditAction as ActionName,
  type AuditedField as FieldName,
} from '../../common/values.ts';
import type { Context } from '../viewer/context.ts';
import { auditEntries } from '../domain/accounts/auditLog.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { usersById } from '../domain/accounts/userList.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';
import { User } from './User.ts';

const AuditAction = builder.enumType('AuditAction', {
  description: 'What the audit log notes.',
  values: Object.fromEntries(
    auditActionNames.map((value) => [enumName(value), { value, description: auditActions[value] }]),
  ),
});

const AuditedField = builder.enumType('AuditedField', {
  description: 'A field of an account that an administrator can change.',
  values: Object.fromEntries(
    auditedFields.map((value) => [enumName(value), { value, description: `The account’s ${value}.` }]),
  ),
});

/** Loads all users that a page of entries names in one query. */
const accounts = batched(usersById);

const accountOf = async (context: Context, id: number | null) => (id === null ? null : accounts(context, id));

const AuditEntry = builder.prismaNode('AuditEntry', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: isAdministrator(context) ? Number(id) : 0 }),
  authScopes: { admin: true },
  fields: (t) => ({
    actorName: t.exposeString('actorName'),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'Who did it, usually an administrator; null if it was not a user, or if their account was deleted.',
      resolve: ({ actorId }, _args, context) => accountOf(context, actorId),
    }),
    targetName: t.exposeString('targetName'),
    target: t.field({
      type: User,
      nullable: true,
      description: 'The account; null if it was deleted, or if there was none.',
      resolve: ({ targetId }, _args, context) => accountOf(context, targetId),
    }),
    action: t.field({
      type: AuditAction,
      description: 'What was done.',
      resolve: ({ action }) => action as ActionName,
    }),
    fields: t.field({
      type: [AuditedField],
      description: 'Which fields of the account changed. Their values are not kept.',
      resolve: ({ fields }) => JSON.parse(fields) as FieldName[],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('auditLog', (t) =>
  t.withAuth({ admin: true }).connection(
    {
      type: AuditEntry,
      description:
        'What administrators did to accounts and invitations, newest first; 20 to a page by default, 100 at most. For administrators.',
      resolve: (_root, args) => connectionOf(args, byCreation, auditEntries),
    },
    { name: 'AuditLogConnection', description: 'Entries of the audit log.' },
    { name: 'AuditLogEdge', description: 'An entry and its place in the log.' },
  ),
);
