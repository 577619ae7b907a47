import { InvalidInputError, type FieldIssue } from '../errors.ts';
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
