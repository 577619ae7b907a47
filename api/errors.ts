/** Plain classes for what can go wrong; nothing here knows of GraphQL or HTTP. */
import type { ProviderFailure } from '../common/values.ts';

/** Stops the start; its message is one line that says what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What one field of a form was refused for. */
export interface FieldIssue {
  /** The field's name, dotted when it lies deeper; empty for the form as a whole. */
  field: string;
  message: string;
}

/** A form that breaks its rules. Its message is the first issue's. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';

  readonly issues: readonly FieldIssue[];

  constructor(issues: readonly FieldIssue[]) {
    super(issues[0]?.message ?? 'Invalid input');
    this.issues = issues;
  }
}

/** Something that is not there, or that belongs to somebody else, which is told apart for nobody. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** Something that must be unique and that somebody else has. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** The form's field that holds it. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** An email and a password that do not belong together; which of the two is wrong is not told. */
export class InvalidCredentialsError extends Error {
  override readonly name = 'InvalidCredentialsError';

  constructor() {
    super('Incorrect email or password.');
  }
}

/** Whoever asks does not show who they are, or no longer does. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';
}

/** Too many tries; the work was not done. */
export class TooManyRequestsError extends Error {
  override readonly name = 'TooManyRequestsError';
  /** Whole seconds until the next try may succeed, at least 1. */
  readonly retryAfterSeconds: number;

  /** @param advice what else can be done, as a sentence */
  constructor(retryAfterSeconds: number, advice = '') {
    super(`Too many tries. Please wait ${waitInWords(retryAfterSeconds)} and try again.${advice && ` ${advice}`}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What is wrong with the AI provider, as people read it. */
const providerMessages: Record<ProviderFailure, string> = {
  api_key_missing: 'The key of the AI provider is missing. Please check the configuration.',
  invalid_api_key: 'The key of the AI provider is invalid. Please check the configuration.',
  quota_exceeded: 'The quota of the AI provider is exceeded. Please try again later or update the key.',
  provider_busy: 'The AI provider has too much to do right now. Please try again in a moment.',
  provider_unavailable: 'The AI provider does not answer right now. Please try again in a moment.',
  provider_refused: 'The AI provider declined to answer this. Please describe the project in other words.',
  provider_answer_unusable: 'The AI provider gave an answer that cannot be used. Please try again.',
};

/** The AI provider gave no recommendations. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly type: ProviderFailure;
  /** Whether it failed so late that trying again would take too long. */
  readonly isLate: boolean;

  constructor(type: ProviderFailure, isLate = false) {
    super(providerMessages[type]);
    this.type = type;
    this.isLate = isLate;
  }
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] =
    seconds <= 90 ? [seconds, 'second'] : minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
