import { Trans, useLingui } from '@lingui/react/macro';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { useTip } from '../../../tips/useTip.ts';
import { Button } from '../../../ui/Button.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { Asker } from '../ask/askers.ts';
import type { Wish } from '../ask/finding.ts';
import type { ShownTool } from '../results/shownTool.ts';

// Its code comes with the results and not with the click, or the dialog could not give the focus back.
const SaveStackDialog = latePart(async () => (await import('./SaveStackDialog.tsx')).SaveStackDialog);

interface SaveStackProps {
  asker: Asker;
  tools: readonly ShownTool[];
  wish: Wish;
}

/** Saves what is shown as a stack, or into one that is there already. */
export function SaveStack({ asker, tools, wish }: SaveStackProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  useTip('save-stack', { isDue: !isKnown, afterMs: 3_000 });

  const handleClick = () => {
    setIsKnown(true);
    if (tools.length > 0) setIsOpen(true);
    else showToast({ tone: 'error', title: t`Error: No recommendations available to save` });
  };
  return (
    <>
      <Button onClick={handleClick}>
        <Layers className="size-5" aria-hidden="true" />
        <Trans>Save Stack</Trans>
      </Button>
      <SaveStackDialog isOpen={isOpen} asker={asker} tools={tools} wish={wish} onClose={() => setIsOpen(false)} />
    </>
  );
}
