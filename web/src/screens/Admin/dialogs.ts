import { msg } from '@lingui/core/macro';

/** The user of a dialog, with the list's fields. */
export interface ListedUser {
  id: string;
  username: string;
  email: string;
  isAdmin: boolean;
}

/** The dialog that is open over the screen. */
export type OpenDialog =
  | { kind: 'edit'; user: ListedUser; isOwn: boolean }
  | { kind: 'reset-link'; user: ListedUser }
  | { kind: 'admin-rights'; user: ListedUser }
  | { kind: 'second-factor'; user: ListedUser }
  | { kind: 'end-sessions'; user: ListedUser }
  | { kind: 'disable'; user: ListedUser; isDisabled: boolean }
  | { kind: 'delete'; user: ListedUser; connection: string };

/** Why administrators cannot change their own rights, in the server's words. */
export const ownRights = msg`You cannot change your own administrator rights`;
