import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import { GraphQLError } from 'graphql';
import { factorOwnerOf, hasScope, hasSession, isAdministrator, type Context } from '../viewer/context.ts';
import type { TokenScope } from '../../common/values.ts';
import { db } from '../database/db.ts';
import { InvalidInputError, issueOfForm } from '../errors.ts';
import { fieldComplexity, limits, tooComplex } from './guards/limits.ts';
import type PrismaTypes from '../generated/pothos.ts';
import { getDatamodel } from '../generated/pothos.ts';
import { refusal } from './guards/refusal.ts';
import { relayOptions } from './relayOptions.ts';

export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  AuthScopes: {
    /** Somebody is signed in, with a browser or by an access token. */
    user: boolean;
    /**
     * A user is signed in with a browser, or with an access token that has this scope. A field of a root type that is open
     * to access tokens says so beside `skipTypeScopes`.
     */
    scope: TokenScope;
    /** A user is signed in with a browser. Everything that manages the account itself requires this. */
    session: boolean;
    /** A user is signed in with a browser, or has to set up a second factor before they are. */
    factorOwner: boolean;
    /** An administrator is signed in with a browser. */
    admin: boolean;
    /** The request has no access token: it comes from a browser or another client with cookies, signed in or not. */
    browser: boolean;
    /** The user with this id is signed in. */
    owner: number;
  };
  AuthContexts: {
    user: Context & { viewer: NonNullable<Context['viewer']> };
    scope: Context & { viewer: NonNullable<Context['viewer']> };
    session: Context & { viewer: NonNullable<Context['viewer']> };
    admin: Context & { viewer: NonNullable<Context['viewer']> };
  };
  Scalars: {
    /** A calendar date, YYYY-MM-DD. */
    Date: { Input: string; Output: string };
    /** An instant. */
    DateTime: { Input: Date; Output: Date };
  };
}>({
  plugins: [RelayPlugin, ScopeAuthPlugin, ErrorsPlugin, PrismaPlugin, ValidationPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  relay: relayOptions,
  scopeAuth: {
    // Read from the context each time: signing in changes the viewer in the middle of a request.
    authScopes: (context) => ({
      user: () => context.viewer !== null,
      scope: (scope) => hasScope(context, scope),
      session: () => hasSession(context),
      factorOwner: () => factorOwnerOf(context) !== null,
      admin: () => isAdministrator(context),
      browser: () => context.accessToken === null,
      owner: (userId) => context.viewer?.id === userId,
    }),
    unauthorizedError: (_parent, context, _info, { failure }) => refusal(context, failure),
  },
  // An invalid input is part of the field's answer, so that the form can show it. Rules are checked before scopes and
  // reveal nothing.
  errors: { defaultTypes: [], unsafelyHandleInputErrors: true },
  validation: {
    validationError: ({ issues }) =>
      new InvalidInputError(
        ...issues.map(({ path = [], message }) =>
          issueOfForm(
            path
              .map((part) => String(typeof part === 'object' ? part.key : part))
              .filter((part) => part !== 'input')
              .join('.'),
            message,
          ),
        ),
      ),
  },
  complexity: {
    limit: { depth: limits.depth, complexity: limits.nodes },
    fieldComplexity,
    complexityError: tooComplex,
  },
  prisma: { client: () => db, dmmf: getDatamodel(), exposeDescriptions: true, filterConnectionTotalCount: true },
});

// Denies by default: fields of the root types require a user who is signed in with a browser unless they say otherwise, so
// that a new one is closed to access tokens. A field's own scopes apply in addition.
builder.queryType({ description: 'All queries. They change no data.', authScopes: { session: true } });
builder.mutationType({
  description: 'All mutations. Each answers with its result, or with an error that can be put right.',
  authScopes: { session: true },
});

builder.scalarType('Date', {
  description: 'A calendar date without a time, YYYY-MM-DD.',
  serialize: (date) => date,
});

builder.scalarType('DateTime', {
  description: 'An instant in UTC as ISO 8601 writes it, such as 2026-11-21T09:30:00.000Z.',
  serialize: (instant) => instant.toISOString(),
  parseValue(value) {
    const instant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : undefined;
    if (!instant || Number.isNaN(instant.getTime()))
      throw new GraphQLError('A DateTime is an instant as ISO 8601 writes it.');
    return instant;
  },
});
