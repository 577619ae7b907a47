import { createAccessToken } from '../../api/domain/accounts/accessTokens.ts';
import type { Viewer } from './api.ts';

/** The same person's program; its requests bring the cookie too, as if a browser had sent them. */
export async function programOf(viewer: Viewer, canWrite: boolean): Promise<Viewer & { token: string }> {
  const { token } = await createAccessToken(viewer.user, { name: 'A program', canWrite });
  return { ...viewer, token };
}

export const mayOnlyRead = 'This access token may only read.';
export const needsBrowser = 'An access token cannot do this. Please log in with a browser.';
