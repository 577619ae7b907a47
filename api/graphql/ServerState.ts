import { enumName } from '../../common/enumName.ts';
import { jobFailureNames, jobFailures, type JobFailure as FailureName } from '../../common/values.ts';
import { serverJobs, type ServerJob as Job } from '../domain/operations/recurringJobs.ts';
import { mailTotals, type MailTotals as Totals } from '../domain/operations/mails.ts';
import { sendsMail } from '../services/mail.ts';
import { builder } from './builder.ts';

export const JobFailure = builder.enumType('JobFailure', {
  description: 'Why a job or a mail failed.',
  values: Object.fromEntries(
    jobFailureNames.map((value) => [enumName(value), { value, description: jobFailures[value] }]),
  ) as Record<string, { value: FailureName; description: string }>,
});

const ServerJob = builder.objectRef<Job>('ServerJob').implement({
  description: 'Work that one of the servers does time and again.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, such as sweep; docs/operations.md says what each does.' }),
    everySeconds: t.int({
      description: 'How long after it was done it is due again, in seconds.',
      resolve: ({ everyMs }) => Math.round(everyMs / 1_000),
    }),
    lastRunAt: t.expose('lastRunAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last attempt ended; null before the first.',
    }),
    lastMs: t.exposeInt('lastMs', { nullable: true, description: 'How long it took, in milliseconds.' }),
    failure: t.expose('failure', {
      type: JobFailure,
      nullable: true,
      description: 'Why it failed; null if it succeeded, or if there was none.',
    }),
    isRunning: t.exposeBoolean('isRunning', { description: 'Whether a server is doing it now.' }),
    nextRunAt: t.expose('nextRunAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is due next; null while a server is doing it.',
    }),
    isLate: t.exposeBoolean('isLate', { description: 'Whether it should have been done more than ten minutes ago.' }),
  }),
});

const MailTotals = builder.objectRef<Totals>('MailTotals').implement({
  description: 'The mails of the outbox, counted.',
  fields: (t) => ({
    isSetUp: t.boolean({ description: 'Whether this server sends mail.', resolve: () => sendsMail() }),
    waiting: t.exposeInt('waiting', { description: 'How many wait to be sent, for the first time or again.' }),
    oldestAt: t.expose('oldestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the oldest of them waits; null if none waits.',
    }),
    givenUp: t.exposeInt('givenUp', { description: 'How many were given up in the last seven days.' }),
  }),
});

builder.queryField('serverJobs', (t) =>
  t.withAuth({ admin: true }).field({
    type: [ServerJob],
    description: 'What the servers do time and again, and how it went last. For administrators.',
    resolve: () => serverJobs(),
  }),
);

builder.queryField('mailTotals', (t) =>
  t.withAuth({ admin: true }).field({
    type: MailTotals,
    description: 'How many mails wait or were given up. For administrators.',
    resolve: () => mailTotals(),
  }),
);
