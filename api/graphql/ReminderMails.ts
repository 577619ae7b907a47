import { setReminderMails } from '../domain/reminders/reminderMails.ts';
import { builder } from './builder.ts';
import { User } from './User.ts';

builder.prismaObjectFields('User', (t) => ({
  getsReminderMails: t.boolean({
    description: 'Whether reminders may go to them by email; false once they have unsubscribed.',
    authScopes: (user) => ({ $all: { owner: user.id, scope: 'reminders-read' } }),
    resolve: ({ mailsOffAt }) => mailsOffAt === null,
  }),
}));

const SetReminderMailsPayload = builder
  .objectRef<{ user: Awaited<ReturnType<typeof setReminderMails>> }>('SetReminderMailsPayload')
  .implement({
    description: 'Whether reminders may now go to somebody by email.',
    fields: (t) => ({ user: t.expose('user', { type: User, description: 'The user as they are now.' }) }),
  });

builder.mutationField('setReminderMails', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: SetReminderMailsPayload,
    description: 'Lets reminders go to the signed-in user by email again, or no longer.',
    args: { isOn: t.arg.boolean({ required: true, description: 'Whether they may.' }) },
    errors: {
      types: [],
      directResult: true,
      union: { name: 'SetReminderMailsResult', description: 'The user as they are now.' },
    },
    resolve: async (_root, { isOn }, { viewer }) => ({ user: await setReminderMails(viewer.id, isOn) }),
  }),
);
