import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Act } from './useChangeUsers.ts';

interface ActTexts {
  title: string;
  /** What happens to the users. */
  what: string;
  confirm: string;
  done: string;
}

/** What is said before and after something is done to several users. */
export function useActTexts(act: Act, count: number): ActTexts {
  const { t } = useLingui();
  switch (act) {
    case 'DISABLE':
      return {
        title: plural(count, { one: 'Disable # user?', other: 'Disable # users?' }),
        what: t`They will be signed out everywhere and cannot sign in. Their access tokens stop working. Nothing is deleted.`,
        confirm: t`Disable`,
        done: plural(count, { one: '# user disabled', other: '# users disabled' }),
      };
    case 'ENABLE':
      return {
        title: plural(count, { one: 'Enable # user?', other: 'Enable # users?' }),
        what: t`They will be able to sign in again, and their access tokens will work again.`,
        confirm: t`Enable`,
        done: plural(count, { one: '# user enabled', other: '# users enabled' }),
      };
    case 'END_SESSIONS':
      return {
        title: plural(count, { one: 'Sign # user out everywhere?', other: 'Sign # users out everywhere?' }),
        what: t`They have to sign in again on every device. Their passwords, second steps and access tokens stay.`,
        confirm: t`End sessions`,
        done: plural(count, { one: '# user signed out', other: '# users signed out' }),
      };
    default:
      return {
        title: plural(count, { one: 'Delete # user?', other: 'Delete # users?' }),
        what: t`This permanently deletes their accounts and all their stacks, subscriptions and access tokens. It cannot be undone.`,
        confirm: t`Delete`,
        done: plural(count, { one: '# user deleted', other: '# users deleted' }),
      };
  }
}
