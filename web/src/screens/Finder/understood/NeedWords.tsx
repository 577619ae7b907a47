import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';

/** The words that name a need, and the need. */
export function NeedWords({ says, name }: { says: string | null | undefined; name: string }) {
  if (!says) return <strong>{name}</strong>;
  return (
    <span className="flex items-center gap-x-1.5">
      <span className="max-w-44 truncate text-soft">‘{says}’</span>
      <ArrowRight className="size-3.5 shrink-0 text-soft" aria-hidden="true" />
      <span className="sr-only">
        <Trans>means</Trans>
      </span>
      <strong>{name}</strong>
    </span>
  );
}
