import { Trans, useLingui } from '@lingui/react/macro';
import { CircleOff, Pause, Pencil, Play, RotateCcw, Tag, Trash2 } from 'lucide-react';
import { useState, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Day } from '../../../../../common/billing/schedule.ts';
import type { Acts_subscription$key } from '../../../__generated__/Acts_subscription.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { cancel, keep, pause, resume } from './lifeActs.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { useAct } from './useAct.ts';
import { useRemove } from './useRemove.ts';

interface ActsProps {
  subscription: Acts_subscription$key;
  today: Day;
  isEdited: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

/** What can be done about a subscription. */
export function Acts({ today, isEdited, editButton, onEdit, ...props }: ActsProps) {
  const { t } = useLingui();
  const subscription = useFragment(
    graphql`
      fragment Acts_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        cycleUnit
        state
        endsOn
        pauses {
          from
          until
        }
        ...CancelDialog_subscription
        ...PauseDialog_subscription
        ...PriceDialog_subscription
      }
    `,
    props.subscription,
  );
  const { id, name, state, endsOn, pauses, cycleUnit } = subscription;
  const [dialog, setDialog] = useState<'pause' | 'cancel' | 'price'>();
  const { run, isPending } = useAct();
  const { handleRemove, isRemoving } = useRemove(id, name);
  const close = () => setDialog(undefined);
  const isOnce = cycleUnit === 'ONCE';
  const isOver = state === 'CANCELLED' || state === 'ENDED';
  const current = pauses.findLast(({ from, until }) => from <= today && (until == null || today < until));

  const handleResume = async () => {
    const outcome = await run({
      act: resume(id),
      done: { title: t`Resumed`, description: t`${name} goes on.` },
      undo: pause(id, { from: current?.from ?? null, until: current?.until ?? null }),
      undone: { title: t`Paused again`, description: name },
      notUndone: t`Failed to pause again`,
    });
    if (outcome && outcome.status !== 'done') showFailure(t`Failed to resume`, outcome.issues);
  };

  const handleKeep = async () => {
    const outcome = await run({
      act: keep(id),
      done: { title: t`It goes on`, description: t`${name} has no end any more.` },
      undo: cancel(id, endsOn ?? null),
      undone: { title: t`Cancelled again`, description: name },
      notUndone: t`Failed to cancel again`,
    });
    if (outcome && outcome.status !== 'done') showFailure(t`Failed to keep it`, outcome.issues);
  };

  return (
    <section aria-label={t`What you can do`} aria-busy={isPending || isRemoving} className="flex flex-wrap gap-3">
      <Button ref={editButton} look="outline" aria-expanded={isEdited} onClick={onEdit}>
        <Pencil className="size-5" aria-hidden="true" />
        <Trans>Edit</Trans>
      </Button>
      {!isOnce && (
        <Button look="outline" onClick={() => setDialog('price')}>
          <Tag className="size-5" aria-hidden="true" />
          <Trans>New price</Trans>
        </Button>
      )}
      {!isOnce && !isOver && (
        <Button look="outline" onClick={() => (current ? void handleResume() : setDialog('pause'))}>
          {current ? (
            <>
              <Play className="size-5" aria-hidden="true" />
              <Trans>Resume</Trans>
            </>
          ) : (
            <>
              <Pause className="size-5" aria-hidden="true" />
              <Trans>Pause</Trans>
            </>
          )}
        </Button>
      )}
      {(!isOnce || isOver) && (
        <Button look="outline" onClick={() => (isOver ? void handleKeep() : setDialog('cancel'))}>
          {isOver ? (
            <>
              <RotateCcw className="size-5" aria-hidden="true" />
              <Trans>Keep it</Trans>
            </>
          ) : (
            <>
              <CircleOff className="size-5" aria-hidden="true" />
              <Trans>I cancelled it</Trans>
            </>
          )}
        </Button>
      )}
      <Button look="danger-outline" aria-disabled={isRemoving} onClick={handleRemove}>
        <Trash2 className="size-5" aria-hidden="true" />
        <Trans>Delete</Trans>
      </Button>
      {dialog === 'pause' && <PauseDialog subscription={subscription} today={today} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog subscription={subscription} onClose={close} />}
      {dialog === 'price' && <PriceDialog subscription={subscription} today={today} onClose={close} />}
    </section>
  );
}
