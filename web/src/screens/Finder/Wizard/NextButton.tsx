import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';

export function NextButton() {
  return (
    <Button type="submit">
      <Trans>Next</Trans>
      <ArrowRight className="size-5" aria-hidden="true" />
    </Button>
  );
}
