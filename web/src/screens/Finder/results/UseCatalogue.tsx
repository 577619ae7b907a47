import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';

/** Asks again without the AI provider. */
export function UseCatalogue({ onClick }: { onClick: () => void }) {
  return (
    <Button look="outline" onClick={onClick}>
      <BookOpen className="size-5" aria-hidden="true" />
      <Trans>Use the built-in catalogue</Trans>
    </Button>
  );
}
