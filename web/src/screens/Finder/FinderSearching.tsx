import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Mascot } from '../../ui/Mascot.tsx';

const patienceMs = 10_000;

export function FinderSearching({ onCancel }: { onCancel: () => void }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="flex min-h-[28rem] flex-col items-center justify-center gap-5 text-center">
      <Mascot isStacking className="w-36" />
      <div className="flex max-w-md flex-col gap-2">
        <p className="font-display text-xl font-semibold">Analyzing your needs and finding the perfect stack...</p>
        {isLong && <p className="text-soft">Still at it. This can take up to a minute.</p>}
      </div>
      {isLong && (
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
