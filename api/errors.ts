/** Plain classes for what can go wrong; nothing here knows of GraphQL or HTTP. */
import { namedFew } from '../common/listed.ts';
import { heard, type Values } from '../common/said.ts';
import type { ProofMethod, ProviderFailure, SecondFactorMethod } from '../common/values.ts';
import type { ErrorCode } from './errorTexts.ts';
import { say } from './say.ts';

/** Stops the start; its message is one line that says what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What is told of something that went wrong: a code and its parameters for programs, words for people. */
export interface Told {
  readonly code: string;
  readonly parameters: Values;
  readonly message: string;
}

abstract class ToldError<Code extends string = ErrorCode> extends Error implements Told {
  readonly code: Code;
  readonly parameters: Values;

  constructor(code: Code, parameters: Values = {}) {
    super(say(code, parameters));
    this.code = code;
    this.parameters = parameters;
  }
}

/** What one field of a form was refused for. */
export interface FieldIssue extends Told {
  /** The field's name, dotted when it lies deeper; empty for the form as a whole. */
  readonly field: string;
}

/** What a field is refused for by more than its form knows. */
export const issue = (field: string, code: ErrorCode, parameters: Values = {}): FieldIssue => ({
  field,
  code,
  parameters,
  message: say(code, parameters),
});

/** What a field is refused for by its form (common/said.ts). */
export function issueOfForm(field: string, saying: string): FieldIssue {
  const { id, values } = heard(saying);
  return { field, code: id, parameters: values, message: say(id, values) };
}

/** A form that breaks its rules. What it tells is the first issue. */
export class InvalidInputError extends ToldError<string> {
  override readonly name = 'InvalidInputError';
  readonly issues: readonly FieldIssue[];

  constructor(...issues: FieldIssue[]) {
    super(issues[0]?.code ?? 'input.invalid', issues[0]?.parameters);
    this.issues = issues;
  }
}

/** Something that is not there, or that belongs to somebody else, which is told apart for nobody. */
export class NotFoundError extends ToldError {
  override readonly name = 'NotFoundError';
}

/** Something that must be unique and that somebody else has. */
export class ConflictError extends ToldError {
  override readonly name = 'ConflictError';
  /** The form's field that holds it. */
  readonly field: string;

  constructor(field: string, code: ErrorCode) {
    super(code);
    this.field = field;
  }
}

/** A name that is given and the one that is there already; they differ at most in case and white space. */
export interface Duplicate {
  readonly name: string;
  readonly given: string;
}

/** Something that its owner has already, for whoever asked to be told instead of having it twice. */
export class DuplicateError extends ToldError {
  override readonly name = 'DuplicateError';
  /** The names that are there already, spelled as they are there. */
  readonly names: readonly string[];
  /** The same names, spelled as they were given. */
  readonly given: readonly string[];

  constructor(duplicates: readonly Duplicate[]) {
    const names = [...new Set(duplicates.map(({ name }) => name))];
    super('subscription.duplicate', { names: namedFew(names, say) });
    this.names = names;
    this.given = [...new Set(duplicates.map(({ given }) => given))];
  }
}

/** A label that subscriptions have, while nobody said what becomes of these. */
export class LabelInUseError extends ToldError {
  override readonly name = 'LabelInUseError';
  /** How many subscriptions have it. */
  readonly count: number;

  constructor(count: number) {
    super('label.inUse', { count });
    this.count = count;
  }
}

/**
 * An email and a password that do not belong together; which of the two is wrong is not told. Or a wrong code, or an
 * account that is disabled, which is told to nobody but its user.
 */
export class InvalidCredentialsError extends ToldError {
  override readonly name = 'InvalidCredentialsError';

  constructor(code: ErrorCode = 'credentials.wrong') {
    super(code);
  }
}

/** The password was right, and the account has a second factor. */
export class SecondFactorRequired extends ToldError {
  override readonly name = 'SecondFactorRequired';
  /** What the second step of signing in is continued with. */
  readonly token: string;
  readonly methods: readonly SecondFactorMethod[];

  constructor(token: string, methods: readonly SecondFactorMethod[]) {
    super('secondFactor.required');
    this.token = token;
    this.methods = methods;
  }
}

/** Whoever is signed in must set up a second factor first. */
export class SecondFactorMissingError extends ToldError {
  override readonly name = 'SecondFactorMissingError';

  constructor() {
    super('secondFactor.missing');
  }
}

/** Whoever is signed in must prove again who they are. */
export class ProofRequiredError extends ToldError {
  override readonly name = 'ProofRequiredError';
  readonly methods: readonly ProofMethod[];

  constructor(methods: readonly ProofMethod[]) {
    super('proof.required');
    this.methods = methods;
  }
}

/** Something that the server's settings do not offer, or not to everybody. */
export class NotOfferedError extends ToldError {
  override readonly name = 'NotOfferedError';
}

/** The account is made once its owner has opened the link in a mail; whether there is one already is not told. */
export class RegistrationPending extends ToldError {
  override readonly name = 'RegistrationPending';

  constructor() {
    super('registration.pending');
  }
}

/** Whoever asks does not show who they are, or no longer does. */
export class UnauthenticatedError extends ToldError {
  override readonly name = 'UnauthenticatedError';

  constructor(code: ErrorCode = 'viewer.missing') {
    super(code);
  }
}

/** Too many tries; the work was not done. */
export class TooManyRequestsError extends ToldError {
  override readonly name = 'TooManyRequestsError';
  /** Whole seconds until the next try may succeed, at least 1. */
  readonly retryAfterSeconds: number;
  /** The name of the limit that was reached; undefined if the server was just too busy. */
  readonly limit: string | undefined;

  constructor(retryAfterSeconds: number, code: ErrorCode = 'tries.tooMany', limit?: string) {
    super(code, waitOf(retryAfterSeconds));
    this.retryAfterSeconds = retryAfterSeconds;
    this.limit = limit;
  }
}

/** The AI provider gave no recommendations. */
export class ProviderError extends ToldError {
  override readonly name = 'ProviderError';
  readonly type: ProviderFailure;
  /** Whether it failed so late that trying again would take too long. */
  readonly isLate: boolean;

  constructor(type: ProviderFailure, isLate = false) {
    super(`provider.${type}`);
    this.type = type;
    this.isLate = isLate;
  }
}

/** How long a wait is in the unit that people would say it in. */
function waitOf(seconds: number): Values {
  if (seconds <= 90) return { unit: 'second', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.ceil(minutes / 60) };
}
