import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import { GraphQLError } from 'graphql';
import type { Context } from '../context.ts';
import { db } from '../db.ts';
import { InvalidInputError } from '../errors.ts';
import { fieldComplexity, limits, tooComplex } from './limits.ts';
import type PrismaTypes from '../generated/pothos.ts';
import { getDatamodel } from '../generated/pothos.ts';
import { relayOptions } from './relayOptions.ts';

export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  AuthScopes: {
    /** Somebody is signed in. */
    user: boolean;
    /** An administrator is signed in. */
    admin: boolean;
    /** The user with this id is signed in. */
    owner: number;
  };
  AuthContexts: {
    user: Context & { viewer: NonNullable<Context['viewer']> };
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
      admin: () => context.viewer?.isAdmin ?? false,
      owner: (userId) => context.viewer?.id === userId,
    }),
    unauthorizedError: (_parent, { viewer }) =>
      viewer
        ? new GraphQLError('You may not do this.', { extensions: { code: 'FORBIDDEN' } })
        : new GraphQLError('You need to be logged in.', { extensions: { code: 'UNAUTHENTICATED' } }),
  },
  // A broken rule is an answer of the field, so the form can show it; rules are checked before scopes and tell nothing.
  errors: { defaultTypes: [], unsafelyHandleInputErrors: true },
  validation: {
    validationError: ({ issues }) =>
      new InvalidInputError(
        issues.map(({ path = [], message }) => ({
          field: path
            .map((part) => String(typeof part === 'object' ? part.key : part))
            .filter((part) => part !== 'input')
            .join('.'),
          message,
        })),
      ),
  },
  complexity: {
    limit: { depth: limits.depth, complexity: limits.nodes },
    fieldComplexity,
    complexityError: tooComplex,
  },
  prisma: { client: () => db, dmmf: getDatamodel(), exposeDescriptions: true, filterConnectionTotalCount: true },
});

// Default deny: whatever stands on a root type needs a signed-in user unless it says otherwise.
builder.queryType({ authScopes: { user: true } });
builder.mutationType({ authScopes: { user: true } });

builder.scalarType('Date', {
  description: 'A calendar date without a time, YYYY-MM-DD.',
  serialize: (date) => date,
});

builder.scalarType('DateTime', {
  description: 'An instant in UTC as ISO 8601 writes it, such as 2026-11-21T09:30:00.000Z.',
  serialize: (instant) => instant.toISOString(),
});
