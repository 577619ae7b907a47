import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PasskeyRow_passkey$key } from '../../../__generated__/PasskeyRow_passkey.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { latePart } from '../../../ui/latePart.tsx';

const RenameDialog = latePart(async () => (await import('./RenameDialog.tsx')).RenameDialog);

interface PasskeyRowProps {
  passkey: PasskeyRow_passkey$key;
  onRemove: (name: string) => void;
}

export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { id, name, lastUsedAt, createdAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey @throwOnFieldError {
        id
        name
        lastUsedAt
        createdAt
      }
    `,
    passkey,
  );
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-soft">
          {lastUsedAt == null ? (
            <Trans>
              Added on <CalendarDate day={dayOf(createdAt)} />, never used
            </Trans>
          ) : (
            <Trans>
              Added on <CalendarDate day={dayOf(createdAt)} />, last used on <CalendarDate day={dayOf(lastUsedAt)} />
            </Trans>
          )}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button look="quiet" onClick={() => setIsRenaming(true)}>
          <Trans>
            Rename <span className="sr-only">{name}</span>
          </Trans>
        </Button>
        <Button look="quiet" onClick={() => onRemove(name)}>
          <Trans>
            Remove <span className="sr-only">{name}</span>
          </Trans>
        </Button>
      </div>
      {isRenaming && <RenameDialog id={id} name={name} onClose={() => setIsRenaming(false)} />}
    </li>
  );
}

const dayOf = (instant: unknown) => String(instant).slice(0, 10);
