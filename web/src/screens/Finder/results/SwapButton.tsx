import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, Undo2 } from 'lucide-react';
import type { ShownTool } from './shownTool.ts';

/** Puts the alternative in the pick's place, or the pick back. */
export function SwapButton({ tool, onSwap }: { tool: ShownTool; onSwap: (alternative: string) => void }) {
  const { t } = useLingui();
  const { other, alternative, isSwapped } = tool;
  if (!other || alternative === undefined) return null;
  const Icon = isSwapped ? Undo2 : ArrowLeftRight;
  return (
    <button
      type="button"
      onClick={() => onSwap(alternative)}
      className="inline-flex min-h-11 items-center gap-2 text-left text-sm leading-tight font-semibold text-fern underline-offset-4 hover:underline"
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {isSwapped ? t`Back to ${other.name}` : t`Use ${other.name} instead`}
    </button>
  );
}
