import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { suiteSize } from '../../../../../common/values.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mascot } from '../../../ui/Mascot.tsx';
import type { PickSoFar } from './finding.ts';

const patienceMs = 10_000;

interface FinderSearchingProps {
  picks: readonly PickSoFar[];
  onCancel: () => void;
}

/** The progress of a search, and the tools found so far. */
export function FinderSearching({ picks, onCancel }: FinderSearchingProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="flex min-h-[28rem] flex-col items-center justify-center gap-5 text-center">
      <Mascot isStacking className="w-36" />
      <div className="flex max-w-md flex-col gap-2">
        <p className="font-display text-xl font-bold">
          <Trans>Analyzing your needs and finding the perfect stack...</Trans>
        </p>
        {picks.length > 0 && (
          <p className="text-soft">
            <Trans>
              {picks.length} of {suiteSize} chosen
            </Trans>
          </p>
        )}
        {isLong && (
          <p className="text-soft">
            <Trans>Still working. This can take up to a minute.</Trans>
          </p>
        )}
      </div>
      {picks.length > 0 && (
        <ol className="flex w-full max-w-lg flex-col gap-3 text-left">
          {picks.map(({ name, reason }, index) => (
            <li key={name} className="animate-arrive rounded-2xl border border-line bg-paper px-4 py-3">
              <p className="font-bold">
                {index + 1}. {name}
              </p>
              <p className="text-soft">{reason}</p>
            </li>
          ))}
        </ol>
      )}
      {isLong && (
        <Button look="outline" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </div>
  );
}
