import { failureOf } from '../domain/operations/recurringJobs.ts';
import {
  dropMail,
  mailOf,
  mailsOn,
  recipientOf,
  retryMail,
  sendTestMail,
  type QueuedMail as Mail,
} from '../domain/operations/mails.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { NotFoundError, NotOfferedError } from '../errors.ts';
import { isAdministrator } from '../viewer/context.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';
import { JobFailure } from './ServerState.ts';

const QueuedMail = builder.objectRef<Mail>('QueuedMail');

builder.node(QueuedMail, {
  id: { resolve: ({ id }) => id, description: 'Its global id, which `node` takes.' },
  loadOne: (id, context) => (isAdministrator(context) ? mailOf(Number(id)) : null),
  authScopes: { admin: true },
  description: 'A mail that waits to be sent, or that was given up in the last seven days.',
  fields: (t) => ({
    template: t.exposeString('template', { description: 'Which mail it is, such as password-reset.' }),
    recipient: t.string({
      description: 'The username of whom it is for; the address without its name if there is no account.',
      resolve: recipientOf,
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    failure: t.field({
      type: JobFailure,
      nullable: true,
      description: 'Why the last try failed; null if there was none.',
      resolve: ({ lastError }) => failureOf(lastError),
    }),
    isSending: t.exposeBoolean('isSending', { description: 'Whether a server is sending it now.' }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null if it was given up or is being sent.',
      resolve: ({ nextAt, givenUpAt, isSending }) => (givenUpAt || isSending ? null : nextAt),
    }),
    givenUpAt: t.expose('givenUpAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was given up; null while it is still tried.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

builder.queryField('outbox', (t) =>
  t.withAuth({ admin: true }).connection(
    {
      type: QueuedMail,
      description:
        'Mails that wait or were given up, newest first; 20 to a page by default, 100 at most. For administrators.',
      resolve: (_root, args) => connectionOf(args, byCreation, mailsOn),
    },
    { name: 'OutboxConnection', description: 'Mails of the outbox.' },
    { name: 'OutboxEdge', description: 'A mail and its place in the outbox.' },
  ),
);

const MailPayload = builder.objectRef<{ id: number }>('MailPayload').implement({
  description: 'A mail that an administrator has changed.',
  fields: (t) => ({
    changedId: t.globalID({
      description: 'The id of the mail.',
      resolve: ({ id }) => ({ type: 'QueuedMail', id }),
    }),
  }),
});

const changes = {
  retryMail: [retryMail, 'Sends a mail of the outbox now, and again for an hour if that fails'],
  dropMail: [dropMail, 'Takes a mail out of the outbox without sending it'],
} as const;

for (const [name, [change, what]] of Object.entries(changes))
  builder.mutationField(name, (t) =>
    t.withAuth({ admin: true }).field({
      type: MailPayload,
      description: `${what}. It is noted in the audit log. For administrators.`,
      args: { id: t.arg.globalID({ required: true, for: QueuedMail, description: 'The mail.' }) },
      errors: {
        types: [NotFoundError],
        directResult: true,
        union: {
          name: `${name[0]!.toUpperCase()}${name.slice(1)}Result`,
          description: 'The mail, or why nothing was done.',
        },
      },
      resolve: async (_root, { id }, { viewer }) => {
        await change(viewer, Number(id.id));
        return { id: Number(id.id) };
      },
    }),
  );

const SendTestMailPayload = builder.objectRef<{ recipient: string; id: number }>('SendTestMailPayload').implement({
  description: 'A test mail that is on its way.',
  fields: (t) => ({
    recipient: t.exposeString('recipient', { description: 'The address that it goes to.' }),
    mailId: t.globalID({
      description: 'Its id. While `node` knows it, the mail server has not taken the mail.',
      resolve: ({ id }) => ({ type: 'QueuedMail', id }),
    }),
  }),
});

builder.mutationField('sendTestMail', (t) =>
  t.withAuth({ admin: true }).field({
    type: SendTestMailPayload,
    description: 'Sends the administrator a mail, to see whether mail arrives. For administrators.',
    errors: {
      types: [NotOfferedError],
      directResult: true,
      union: { name: 'SendTestMailResult', description: 'Where the mail goes, or why there is none.' },
    },
    resolve: async (_root, _args, { viewer }) => ({ recipient: viewer.email, id: await sendTestMail(viewer) }),
  }),
);
