import { enumName } from '../../common/enumName.ts';
import { proofMethods, secondFactorMethods } from '../../common/values.ts';
import {
  ConflictError,
  DuplicateError,
  InvalidCredentialsError,
  InvalidInputError,
  LabelInUseError,
  NotFoundError,
  NotOfferedError,
  RegistrationPending,
  ProofRequiredError,
  SecondFactorMissingError,
  SecondFactorRequired,
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

builder.objectType(LabelInUseError, {
  name: 'LabelInUseError',
  description: 'Subscriptions have the label, and you did not say what becomes of these. Nothing changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ count: t.exposeInt('count', { description: 'How many subscriptions have it.' }) }),
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

const enumOf = <Values extends Record<string, string>>(name: string, description: string, values: Values) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries(values).map(([value, description]) => [enumName(value), { value, description }]),
    ) as Record<string, { value: keyof Values & string; description: string }>,
  });

const SecondFactorMethod = enumOf(
  'SecondFactorMethod',
  'How somebody can give their second factor.',
  secondFactorMethods,
);

const ProofMethod = enumOf('ProofMethod', 'How somebody can show again that it is them.', proofMethods);

builder.objectType(SecondFactorRequired, {
  name: 'SecondFactorRequired',
  description: 'The password was right. Signing in takes a second step: `completeLogin`, within ten minutes.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    token: t.exposeString('token', { description: 'To send with the second step. By itself it gives no rights.' }),
    methods: t.field({
      type: [SecondFactorMethod],
      description: 'How the second step can be taken.',
      resolve: ({ methods }) => [...methods],
    }),
  }),
});

builder.objectType(SecondFactorMissingError, {
  name: 'SecondFactorMissingError',
  description:
    'This server requires a second factor, and the account has none. The browser has a session, which can set one up and do nothing else until then.',
  interfaces: [ErrorInterface],
});

builder.objectType(ProofRequiredError, {
  name: 'ProofRequiredError',
  description: 'This needs a sign-in or a proof of the last ten minutes. Send one with `prove`, then try again.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    methods: t.field({
      type: [ProofMethod],
      description: 'What counts as a proof.',
      resolve: ({ methods }) => [...methods],
    }),
  }),
});

builder.objectType(RegistrationPending, {
  name: 'RegistrationPending',
  description:
    'A mail is on its way, whether or not the address has an account. Its link finishes the registration: `finishRegistration`, within 24 hours.',
  interfaces: [ErrorInterface],
});
