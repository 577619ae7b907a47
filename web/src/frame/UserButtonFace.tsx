import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleUser } from 'lucide-react';

export const userButtonStyle =
  'inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-edge px-4 font-semibold hover:border-fern hover:bg-fern-tint';

/** The content of the account menu's button: the username, or a general name until that is known. */
export function UserButtonFace({ username }: { username: string | undefined }) {
  return (
    <>
      <CircleUser className="size-5 shrink-0 text-fern" aria-hidden="true" />
      <span className="max-w-40 truncate">{username ?? <Trans>Account</Trans>}</span>
      <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
    </>
  );
}
