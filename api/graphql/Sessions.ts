import { enumName } from '../../common/enumName.ts';
import {
  securityEventKindNames,
  securityEventKinds,
  signInMethodNames,
  signInMethods,
  type SecurityEventKind as Kind,
  type SignInMethod as Method,
} from '../../common/values.ts';
import { securityEventsOf } from '../domain/accounts/securityEvents.ts';
import { endOneSession, endSessionsOf, hashToken, sessionsOf } from '../domain/accounts/sessions.ts';
import { NotFoundError } from '../errors.ts';
import type { SecurityEvent as SecurityEventRow } from '../generated/prisma/client.ts';
import { hasSession } from '../viewer/context.ts';
import { builder } from './builder.ts';
import { leave } from './browserSession.ts';

const SignInMethod = builder.enumType('SignInMethod', {
  description: 'How a user can sign in.',
  values: Object.fromEntries(
    signInMethodNames.map((value) => [enumName(value), { value, description: signInMethods[value] }]),
  ) as Record<string, { value: Method; description: string }>,
});

export const Session = builder.prismaNode('Session', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), userId: hasSession(context) ? context.viewer!.id : 0 }),
  authScopes: ({ userId }) => ({ $any: { $all: { owner: userId, session: true }, admin: true } }),
  fields: (t) => ({
    browser: t.exposeString('browser', { nullable: true }),
    system: t.exposeString('system', { nullable: true }),
    method: t.field({
      type: SignInMethod,
      description: 'How the user signed in.',
      resolve: ({ method }) => method as Method,
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the session that asks.',
      resolve: ({ tokenHash }, _args, { sessionToken }) => tokenHash === hashToken(sessionToken ?? ''),
    }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const SecurityEventKind = builder.enumType('SecurityEventKind', {
  description: 'What can happen to an account.',
  values: Object.fromEntries(
    securityEventKindNames.map((value) => [enumName(value), { value, description: securityEventKinds[value] }]),
  ) as Record<string, { value: Kind; description: string }>,
});

const SecurityEvent = builder.objectRef<SecurityEventRow>('SecurityEvent').implement({
  description: 'Something that happened to an account and that its user should know of.',
  fields: (t) => ({
    kind: t.field({ type: SecurityEventKind, description: 'What happened.', resolve: ({ kind }) => kind as Kind }),
    method: t.field({
      type: SignInMethod,
      nullable: true,
      description: 'How the user signed in; null if it was no sign-in.',
      resolve: ({ method }) => method as Method | null,
    }),
    browser: t.exposeString('browser', { nullable: true, description: 'The name of the browser; null if unknown.' }),
    system: t.exposeString('system', { nullable: true, description: 'The operating system; null if unknown.' }),
    count: t.exposeInt('count', { description: 'How often it happened that day.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened first.' }),
  }),
});

const onlyOwn = (user: { id: number }) => ({ $all: { owner: user.id, session: true } });

builder.prismaObjectFields('User', (t) => ({
  sessions: t.field({
    type: [Session],
    description:
      'The browsers that they are signed in with, the last used first; 100 at most. Only the user, signed in with a browser, and administrators can see them.',
    authScopes: (user) => ({ $any: { $all: { owner: user.id, session: true }, admin: true } }),
    resolve: ({ id }) => sessionsOf(id),
  }),
  securityEvents: t.field({
    type: [SecurityEvent],
    description:
      'Their sign-ins and what changed in how they sign in, of the last 90 days, newest first; 100 at most. Only the user can see them, signed in with a browser.',
    authScopes: onlyOwn,
    resolve: ({ id }) => securityEventsOf(id),
  }),
}));

const EndSessionPayload = builder.objectRef<{ id: number }>('EndSessionPayload').implement({
  description: 'A session that has just ended.',
  fields: (t) => ({
    endedId: t.globalID({ description: 'The id that it had.', resolve: ({ id }) => ({ type: 'Session', id }) }),
  }),
});

const EndOtherSessionsPayload = builder.objectRef<{ endedSessions: number }>('EndOtherSessionsPayload').implement({
  description: 'The result of signing out on all other devices.',
  fields: (t) => ({ endedSessions: t.exposeInt('endedSessions', { description: 'How many sessions have ended.' }) }),
});

builder.mutationField('endSession', (t) =>
  t.withAuth({ session: true }).field({
    type: EndSessionPayload,
    description: 'Ends one of the signed-in user’s sessions.',
    args: { id: t.arg.globalID({ required: true, for: Session, description: 'The session.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'EndSessionResult', description: 'The id of the session, or why none has ended.' },
    },
    resolve: async (_root, { id }, context) => {
      const ended = await endOneSession(context.viewer.id, Number(id.id));
      if (ended.tokenHash === hashToken(context.sessionToken ?? '')) leave(context);
      return ended;
    },
  }),
);

builder.mutationField('endOtherSessions', (t) =>
  t.withAuth({ session: true }).field({
    type: EndOtherSessionsPayload,
    description: 'Ends all sessions of the signed-in user except this one.',
    errors: {
      types: [],
      directResult: true,
      union: { name: 'EndOtherSessionsResult', description: 'How many sessions have ended.' },
    },
    resolve: async (_root, _args, { viewer, sessionToken }) => {
      const { count: endedSessions } = await endSessionsOf(viewer.id, sessionToken);
      return { endedSessions };
    },
  }),
);
