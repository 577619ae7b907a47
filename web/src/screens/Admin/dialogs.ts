import { msg } from '@lingui/core/macro';
import type { Act } from './several/useChangeUsers.ts';

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
  /** A list holds the user, or something else is done once they are gone. */
  | { kind: 'delete'; user: ListedUser; connection?: string; onDeleted?: () => void }
  | {
      kind: 'several';
      act: Act;
      users: readonly Pick<ListedUser, 'id' | 'username'>[];
      connection: string;
      onDone: () => void;
    };

/** Why administrators cannot change their own rights, in the server's words. */
export const ownRights = msg`You cannot change your own administrator rights`;
