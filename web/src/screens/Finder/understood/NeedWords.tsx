import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';

/** The words that name a need, and the need. */
export function NeedWords({ says, name }: { says: string | null | undefined; name: string }) {
  if (!says) return <strong>{name}</strong>;
  return (
    // The words keep their room, so that short ones are whole where the need's name is long.
    <span className="grid grid-cols-[fit-content(8rem)_auto_auto] items-center gap-x-1.5 sm:grid-cols-[fit-content(11rem)_auto_auto]">
      <span className="truncate text-soft">‘{says}’</span>
      <ArrowRight className="size-3.5 shrink-0 text-soft" aria-hidden="true" />
      <span className="sr-only">
        <Trans>means</Trans>
      </span>
      <strong>{name}</strong>
    </span>
  );
}
