import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { Mascot } from '../../../ui/Mascot.tsx';

interface FinderFailureProps {
  title: string;
  headingLevel: HeadingLevel;
  message: string;
  onRetry: () => void;
  /** Buttons for other actions. */
  children: ReactNode;
}

export function FinderFailure({ title, headingLevel, message, onRetry, children }: FinderFailureProps) {
  return (
    <div className="flex min-h-[28rem] flex-col items-center justify-center gap-4 text-center">
      <Mascot isSorry className="w-28" />
      <Heading level={headingLevel} className="text-2xl font-bold">
        {title}
      </Heading>
      <p className="max-w-md text-lg text-soft">{message}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>
          <RotateCw className="size-5" aria-hidden="true" />
          <Trans>Try Again</Trans>
        </Button>
        {children}
      </div>
    </div>
  );
}
