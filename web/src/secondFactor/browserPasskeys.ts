import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { t } from '@lingui/core/macro';
import type { Issue } from '../ui/showIssues.ts';
import './texts.ts';

type Answer = { credential: string } | { issues: readonly Issue[] };

/** Asks the browser to make a passkey. */
export const makePasskey = (options: string): Promise<Answer> =>
  answerOf(startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }));

/** Asks the browser for a passkey. */
export const askPasskey = (options: string): Promise<Answer> =>
  answerOf(startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }));

/** Lets the browser offer passkeys in the email field; never resolves when nobody takes one. */
export const offerPasskeys = (options: string): Promise<Answer> =>
  answerOf(
    startAuthentication({
      optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: true,
    }),
  );

async function answerOf(response: Promise<object>): Promise<Answer> {
  try {
    return { credential: JSON.stringify(await response) };
  } catch (error) {
    return { issues: [{ field: '', message: reasonOf(error as Error) }] };
  }
}

function reasonOf({ name }: Error): string {
  if (name === 'InvalidStateError') return t`This device already has a passkey for your account.`;
  if (name === 'SecurityError') return t`Passkeys do not work at this address.`;
  return t`Your browser did not give a passkey. Please try again.`;
}
