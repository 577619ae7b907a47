import {
  ConflictError,
  DuplicateError,
  InvalidCredentialsError,
  InvalidInputError,
  NotFoundError,
  NotOfferedError,
  type FieldIssue,
  type Told,
} from '../errors.ts';
import { builder } from './builder.ts';

const ErrorParameter = builder.objectRef<{ name: string; value: string }>('ErrorParameter').implement({
  description: 'A value that an error’s message mentions, such as the maximum length of a text.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the value, such as `maximum`.' }),
    value: t.exposeString('value', { description: 'The value as text.' }),
  }),
});

const parametersOf = ({ parameters }: Told) =>
  Object.entries(parameters).map(([name, value]) => ({ name, value: String(value) }));

const ErrorInterface = builder.interfaceRef<Told>('Error').implement({
  description: 'An error that the person who sent the request can put right.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'What is wrong, as a code for programs, such as `email.taken`.' }),
    parameters: t.field({
      type: [ErrorParameter],
      description: 'The values that the message mentions.',
      resolve: parametersOf,
    }),
    message: t.exposeString('message', { description: 'What is wrong, in words for people.' }),
  }),
});

const FieldIssueType = builder.objectRef<FieldIssue>('FieldIssue').implement({
  description: 'Why one field of an input was refused.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The name of the field; empty if the issue is about the whole input.',
    }),
    code: t.exposeString('code', { description: 'What is wrong, as a code for programs, such as `text.tooLong`.' }),
    parameters: t.field({
      type: [ErrorParameter],
      description: 'The values that the message mentions.',
      resolve: parametersOf,
    }),
    message: t.exposeString('message', { description: 'What is wrong, in words for people.' }),
  }),
});

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'The input breaks its rules. The code, parameters and message are those of the first issue.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    issues: t.field({
      type: [FieldIssueType],
      description: 'Every broken rule, in the order of the input’s fields.',
      resolve: (error) => [...error.issues],
    }),
  }),
});

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'A value that must be unique and that somebody else already has.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the input’s field with that value.' }),
  }),
});

builder.objectType(DuplicateError, {
  name: 'DuplicateError',
  description: 'Something that you have already. Nothing was saved.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    names: t.stringList({
      description: 'The names that are there already, spelled as they are there.',
      resolve: (error) => [...error.names],
    }),
    given: t.stringList({
      description: 'The same names, spelled as you gave them.',
      resolve: (error) => [...error.given],
    }),
  }),
});

builder.objectType(InvalidCredentialsError, {
  name: 'InvalidCredentialsError',
  description: 'The email or the password is wrong. The answer does not say which.',
  interfaces: [ErrorInterface],
});

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'The object does not exist, or it belongs to somebody else.',
  interfaces: [ErrorInterface],
});

builder.objectType(NotOfferedError, {
  name: 'NotOfferedError',
  description: 'The settings of this server do not offer this.',
  interfaces: [ErrorInterface],
});
