import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { openIdProblems, type OpenIdProblem } from '../../../common/values.ts';

const texts: Record<OpenIdProblem, MessageDescriptor> = {
  cancelled: msg`You did not sign in. Nothing has changed.`,
  expired: msg`That took too long, or this link was used already. Please try again.`,
  failed: msg`Signing in did not work. Please try again. If it happens again, tell your administrator.`,
  unavailable: msg`The sign-in service cannot be reached right now. Please try again in a moment.`,
  busy: msg`Too many tries. Please wait a few minutes and try again.`,
  emailTaken: msg`There is already an account with your email. Log in to it as usual, then connect it on the account page.`,
  emailUnverified: msg`The sign-in service has not verified your email, so no account can be made with it.`,
  closed: msg`You cannot create an account on this server.`,
  inviteOnly: msg`You need an invitation to create an account here. Please ask an administrator for one.`,
  disabled: msg`This account is disabled. Please ask an administrator.`,
  joinedElsewhere: msg`That sign-in already belongs to another account.`,
};

/** What the address says went wrong with single sign-on; undefined if nothing did. */
export function singleSignOnProblem(search: URLSearchParams): MessageDescriptor | undefined {
  const problem = openIdProblems.find((name) => name === search.get('problem'));
  return problem && texts[problem];
}
