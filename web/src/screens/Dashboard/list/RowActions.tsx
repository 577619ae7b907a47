import { useLingui } from '@lingui/react/macro';
import { EllipsisVertical, Pause, Pencil, Play, SquareCheck, Trash2 } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useMatches } from '../../../ui/useMatches.ts';
import { useChangeSubscriptions } from './useChangeSubscriptions.ts';

interface RowActionsProps {
  subscription: { id: string; name: string; state: string };
  editRef: Ref<HTMLButtonElement>;
  isRemoving: boolean;
  onSelect: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

const buttonStyle =
  'grid size-9 shrink-0 place-items-center rounded-full text-soft transition hover:bg-fern-tint hover:text-ink max-md:size-11';

/** What can be done to one subscription; a phone shows it when it is asked to. */
export function RowActions({ subscription, editRef, isRemoving, onSelect, onEdit, onRemove }: RowActionsProps) {
  const { t } = useLingui();
  const { id, name, state } = subscription;
  const { change, isChanging } = useChangeSubscriptions();
  const [isOpen, setIsOpen] = useState(false);
  const isPaused = state === 'PAUSED';
  const pauseOrResume = () =>
    !isChanging &&
    void change(
      [id],
      isPaused
        ? { input: { act: 'RESUME' }, done: () => t`${name} is no longer paused` }
        : { input: { act: 'PAUSE' }, done: () => t`${name} is paused` },
    );
  const more = useRef<HTMLButtonElement>(null);
  const handleSelect = () => {
    onSelect();
    setIsOpen(false);
    more.current?.focus();
  };
  const isPhone = useMatches('(width < 48rem)');
  return (
    <>
      {isPhone && (
        <IconButton
          icon={EllipsisVertical}
          ref={more}
          label={t`More for ${name}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={buttonStyle}
        />
      )}
      {(isOpen || !isPhone) && (
        <span
          className={
            isPhone
              ? 'absolute top-full right-0 z-10 flex rounded-full border border-line bg-card shadow-lift'
              : 'flex justify-end'
          }
        >
          {isPhone && (
            <IconButton icon={SquareCheck} label={t`Select ${name}`} onClick={handleSelect} className={buttonStyle} />
          )}
          {state !== 'ENDED' && (
            <IconButton
              icon={isPaused ? Play : Pause}
              label={isPaused ? t`Resume ${name}` : t`Pause ${name}`}
              aria-disabled={isChanging}
              onClick={pauseOrResume}
              className={buttonStyle}
            />
          )}
          <IconButton ref={editRef} icon={Pencil} label={t`Edit ${name}`} onClick={onEdit} className={buttonStyle} />
          <IconButton
            icon={Trash2}
            label={t`Delete ${name}`}
            aria-disabled={isRemoving}
            onClick={onRemove}
            className={buttonStyle}
          />
        </span>
      )}
    </>
  );
}
