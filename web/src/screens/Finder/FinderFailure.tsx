import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Mascot } from '../../ui/Mascot.tsx';

interface FinderFailureProps {
  message: string;
  onRetry: () => void;
  onEdit: () => void;
}

export function FinderFailure({ message, onRetry, onEdit }: FinderFailureProps) {
  return (
    <div className="flex min-h-[28rem] flex-col items-center justify-center gap-4 text-center">
      <Mascot isSorry className="w-28" />
      <h2 tabIndex={-1} className="text-2xl font-bold">
        Error getting recommendations
      </h2>
      <p className="max-w-md text-lg text-soft">{message}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>
          <RotateCw className="size-5" aria-hidden="true" />
          Try Again
        </Button>
        <Button look="outline" onClick={onEdit}>
          Edit answers
        </Button>
      </div>
    </div>
  );
}
