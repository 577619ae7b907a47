import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import type { Day } from '../../../../common/billing/schedule.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CalendarDate } from '../../ui/CalendarDate.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { OwnLabel } from './ownLabel.ts';

interface LabelRowProps {
  label: OwnLabel;
  today: Day;
  onEdit: (label: OwnLabel) => void;
  onRemove: (label: OwnLabel) => void;
}

/** A label, how many subscriptions have it, and when it expires. */
export function LabelRow({ label, today, onEdit, onRemove }: LabelRowProps) {
  const { t } = useLingui();
  const { name, color, expiresOn, subscriptionCount } = label;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge color={color}>
          <span className="wrap-anywhere">{name}</span>
        </Badge>
        <span className="text-sm text-soft">
          <Plural value={subscriptionCount} _0="Not used" one="# subscription" other="# subscriptions" />
        </span>
        {expiresOn != null && (
          <span className={`text-sm ${expiresOn < today ? 'font-semibold text-danger' : 'text-soft'}`}>
            {expiresOn < today ? (
              <Trans>
                Expired on <CalendarDate day={expiresOn} />
              </Trans>
            ) : (
              <Trans>
                Expires on <CalendarDate day={expiresOn} />
              </Trans>
            )}
          </span>
        )}
      </div>
      <div className="-mr-2 flex shrink-0">
        <IconButton icon={Pencil} label={t`Edit ${name}`} onClick={() => onEdit(label)} />
        <IconButton icon={Trash2} label={t`Delete ${name}`} onClick={() => onRemove(label)} />
      </div>
    </li>
  );
}
