import { innerPath, paths } from '../../common/paths.ts';
import { localeTag } from '../../common/locale.ts';
import { isTimeZone } from '../../common/timeZone.ts';
import type { OpenIdProblem } from '../../common/values.ts';
import { joinIdentity, signInWith } from '../domain/accounts/identities.ts';
import { defaultLocale, defaultTimeZone } from '../domain/accounts/newAccounts.ts';
import { endFlow, startFlow } from '../domain/accounts/openIdFlows.ts';
import { SingleSignOnError } from '../domain/accounts/singleSignOnError.ts';
import { InvalidCredentialsError, TooManyRequestsError } from '../errors.ts';
import { contextOf, noteSignedIn } from './context.ts';
import { clearFlowCookie, flowSecretOf, setFlowCookie } from './flowCookie.ts';
import { noteRefusal } from './refusedRequest.ts';
import { setSessionCookie } from './sessionCookie.ts';

/**
 * Sends a browser to the OpenID provider.
 *
 * @param headers receives the cookies of the answer
 * @returns where to redirect to
 */
export async function leaveForProvider(request: Request, headers: Headers): Promise<string> {
  // Another site must not sign anybody in: they press the button themselves.
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') return paths.auth;
  const { searchParams, origin } = new URL(request.url);
  const next = innerPath(searchParams.get('next') ?? '', origin) ?? paths.dashboard;
  const [zone = '', language = ''] = ['timeZone', 'locale'].map((name) => searchParams.get(name) ?? '');
  // The browser may know one that is newer than this server.
  const timeZone = isTimeZone(zone) ? zone : defaultTimeZone;
  const locale = localeTag(language) ?? defaultLocale;
  try {
    const goal = { next, userId: null, timeZone, locale };
    const { url, secret, expiresAt } = await startFlow(goal, await contextOf(request));
    setFlowCookie(headers, secret, expiresAt);
    return url;
  } catch (error) {
    return withProblem(paths.auth, error);
  }
}

/**
 * Signs in whoever comes back from the OpenID provider, or joins their identity to the account that they had started
 * from.
 *
 * @param headers receives the cookies of the answer
 * @returns where to redirect to
 */
export async function returnFromProvider(request: Request, headers: Headers): Promise<string> {
  let from: string = paths.auth;
  try {
    const context = await contextOf(request);
    const returned = await endFlow(flowSecretOf(request), new URL(request.url).searchParams, (flow) => {
      clearFlowCookie(headers);
      if (flow.userId !== null) from = paths.account;
    });
    const { flow, claims } = returned;
    if (flow.userId === null) {
      const signIn = await signInWith(claims, flow, context);
      noteSignedIn(signIn, 'single-sign-on');
      setSessionCookie(headers, signIn.session.token, signIn.session.expiresAt);
    } else {
      if (context.viewer?.id !== flow.userId) throw new SingleSignOnError('expired');
      await joinIdentity(context.viewer, claims, context);
    }
    return flow.next;
  } catch (error) {
    return withProblem(from, error);
  }
}

/** A path that has the page say what went wrong. */
const withProblem = (path: string, error: unknown) => `${path}?${new URLSearchParams({ problem: problemOf(error) })}`;

function problemOf(error: unknown): OpenIdProblem {
  if (error instanceof SingleSignOnError) return error.problem;
  if (error instanceof TooManyRequestsError) {
    noteRefusal(error);
    return 'busy';
  }
  if (error instanceof InvalidCredentialsError) return 'disabled';
  throw error;
}
