import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { ownRights } from './dialogs.ts';

/**
 * The button in the administrator's own row. It does nothing and says why; it stays focusable, so that everybody can
 * read that.
 */
export function OwnAdminButton({ username }: { username: string }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <span className="flex flex-col items-start gap-1 max-xl:ml-auto max-xl:items-end max-xl:text-right">
      <Button
        look="outline"
        aria-disabled
        aria-describedby={id}
        onClick={() => showToast({ tone: 'error', title: t`Update failed`, description: t(ownRights) })}
        className="cursor-not-allowed border-dashed text-soft hover:border-edge hover:bg-transparent xl:min-w-40"
      >
        <Trans>
          Remove Admin <span className="sr-only">{username}</span>
        </Trans>
      </Button>
      <span id={id} className="max-w-44 text-sm whitespace-normal text-soft">
        {t(ownRights)}
      </span>
    </span>
  );
}
