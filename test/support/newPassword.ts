/** The ways to set a new password, each through its public interface, and a user to try them on. */
import { db } from '../../api/database/db.ts';
import { ensureAdministrator } from '../../api/domain/accounts/firstAdministrator.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { programOf } from './accessTokens.ts';
import { cookieOf, logIn, password, registered } from './accounts.ts';
import { send, signedIn, type Viewer } from './api.ts';

const createLink = graphql(`
  mutation TestLinkBeforeNewPassword($userId: ID!) {
    result: createResetLink(userId: $userId) {
      ... on CreateResetLinkPayload {
        url
      }
    }
  }
`);

const reset = graphql(`
  mutation TestNewPasswordByLink($input: ResetPasswordInput!) {
    result: resetPassword(input: $input) {
      __typename
    }
  }
`);

const change = graphql(`
  mutation TestNewPasswordByOwner($input: ChangePasswordInput!) {
    result: changePassword(input: $input) {
      __typename
    }
  }
`);

const update = graphql(`
  mutation TestNewPasswordByAdministrator($id: ID!, $input: UpdateUserInput!) {
    result: updateUser(id: $id, input: $input) {
      __typename
    }
  }
`);

export const newPassword = 'battery staple';
const idOf = ({ user }: Viewer) => Buffer.from(`User:${user.id}`).toString('base64');

/** A user with two sessions, an access token and an unused reset link. */
export async function withEverything(username: string) {
  const here = await registered(username);
  const there = { ...here, cookie: cookieOf(await logIn(username)) };
  const admin = await signedIn(`admin_of_${username}`, true);
  const { url } = (await send(createLink, { userId: idOf(here) }, admin)).data!.result as { url: string };
  return { here, there, program: await programOf(here, true), admin, linkToken: url.slice(-43) };
}

export type Everything = Awaited<ReturnType<typeof withEverything>>;

export const resetWith = async (token: string) =>
  (await send(reset, { input: { token, newPassword } })).data?.result.__typename;

interface Door {
  /** Prepares the user for this way. */
  prepare?(somebody: Everything): Promise<unknown>;
  /** Sets the user's new password; returns the typename of the answer. */
  enter(somebody: Everything): Promise<string | undefined>;
  /** Whether the session that sets the new password survives. */
  keepsSession: boolean;
}

export const doors: Record<string, Door> = {
  'by its owner, who knows the old one': {
    async enter({ here }) {
      const { data } = await send(change, { input: { currentPassword: password, newPassword } }, here);
      return data?.result.__typename;
    },
    keepsSession: true,
  },
  'with a reset link': { enter: ({ linkToken }) => resetWith(linkToken), keepsSession: false },
  'by an administrator': {
    async enter({ here, admin }) {
      const { data } = await send(update, { id: idOf(here), input: { password: newPassword } }, admin);
      return data?.result.__typename;
    },
    keepsSession: false,
  },
  'by the settings, at the start': {
    prepare: () => db.user.updateMany({ data: { isAdmin: false } }),
    enter: ({ here }) => ensureAdministrator({ ADMIN_EMAIL: here.user.email, ADMIN_PASSWORD: newPassword }),
    keepsSession: false,
  },
};
