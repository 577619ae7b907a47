import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="outline" onClick={onClick}>
      <ArrowLeft className="size-5" aria-hidden="true" />
      <Trans>Back</Trans>
    </Button>
  );
}
