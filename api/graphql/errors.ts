import {
  ConflictError,
  InvalidCredentialsError,
  InvalidInputError,
  NotFoundError,
  type FieldIssue,
} from '../errors.ts';
import { builder } from './builder.ts';

const ErrorInterface = builder.interfaceRef<Error>('Error').implement({
  description: 'Something that the person who asked can put right.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What is wrong, in words meant for people.' }),
  }),
});

const FieldIssueType = builder.objectRef<FieldIssue>('FieldIssue').implement({
  description: 'What one field of an input was refused for.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The field’s name; empty for the input as a whole.' }),
    message: t.exposeString('message', { description: 'What is wrong with it, in words meant for people.' }),
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
