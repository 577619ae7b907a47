import {
  ConflictError,
  DuplicateError,
  InvalidCredentialsError,
  InvalidInputError,
  NotFoundError,
  type FieldIssue,
  type Told,
} from '../errors.ts';
import { builder } from './builder.ts';

const ErrorParameter = builder.objectRef<{ name: string; value: string }>('ErrorParameter').implement({
  description: 'A value that an error is about, such as how long a text may be.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the value is.' }),
    value: t.exposeString('value', { description: 'The value as text.' }),
  }),
});

const parametersOf = ({ parameters }: Told) =>
  Object.entries(parameters).map(([name, value]) => ({ name, value: String(value) }));

const ErrorInterface = builder.interfaceRef<Told>('Error').implement({
  description: 'Something that the person who asked can put right.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'What is wrong, for programs, such as `email.taken`.' }),
    parameters: t.field({
      type: [ErrorParameter],
      description: 'The values that the message mentions.',
      resolve: parametersOf,
    }),
    message: t.exposeString('message', { description: 'What is wrong, for people.' }),
  }),
});

const FieldIssueType = builder.objectRef<FieldIssue>('FieldIssue').implement({
  description: 'Why one field of an input was refused.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The field’s name; empty for the input as a whole.' }),
    code: t.exposeString('code', { description: 'What is wrong, for programs, such as `text.tooLong`.' }),
    parameters: t.field({
      type: [ErrorParameter],
      description: 'The values that the message mentions.',
      resolve: parametersOf,
    }),
    message: t.exposeString('message', { description: 'What is wrong, for people.' }),
  }),
});

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'An input that breaks its rules. Its message is the first issue’s.',
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
  description: 'Something that must be unique and that somebody else has.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the input’s field that holds it.' }),
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
  description: 'An email and a password that do not belong together; which of the two is wrong is not told.',
  interfaces: [ErrorInterface],
});

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'There is no such thing, or it is somebody else’s.',
  interfaces: [ErrorInterface],
});
