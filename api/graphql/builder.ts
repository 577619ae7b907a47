import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import { hasSession, isAdministrator, mayWrite, type Context } from '../viewer/context.ts';
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
    /** Somebody is signed in who may change things: an access token may be for reading only. */
    write: boolean;
    /** Somebody is signed in with a browser. Whatever manages the account itself asks for this. */
    session: boolean;
    /** An administrator is signed in with a browser. */
    admin: boolean;
    /** No access token is at work: a browser asks, or whoever else keeps cookies, signed in or not. */
    browser: boolean;
    /** The user with this id is signed in. */
    owner: number;
  };
  AuthContexts: {
    user: Context & { viewer: NonNullable<Context['viewer']> };
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
      write: () => mayWrite(context),
      session: () => hasSession(context),
      admin: () => isAdministrator(context),
      browser: () => context.accessToken === null,
      owner: (userId) => context.viewer?.id === userId,
    }),
    unauthorizedError: (_parent, context, _info, { failure }) => refusal(context, failure),
  },
  // A broken rule is an answer of the field, so the form can show it; rules are checked before scopes and tell nothing.
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

// Default deny: whatever stands on a root type needs a signed-in user unless it says otherwise, and what changes
// something needs one who may. A field's own scopes come on top of these.
builder.queryType({ description: 'All queries. They change no data.', authScopes: { user: true } });
builder.mutationType({
  description: 'All mutations. Each answers with its result, or with an error that can be put right.',
  authScopes: { write: true },
});

builder.scalarType('Date', {
  description: 'A calendar date without a time, YYYY-MM-DD.',
  serialize: (date) => date,
});

builder.scalarType('DateTime', {
  description: 'An instant in UTC as ISO 8601 writes it, such as 2026-11-21T09:30:00.000Z.',
  serialize: (instant) => instant.toISOString(),
});
