import { Trans, useLingui } from '@lingui/react/macro';
// oxlint-disable relay/must-colocate-fragment-spreads -- the dialog reads the tools, in code that comes later
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SaveStack_payload$key } from '../../../__generated__/SaveStack_payload.graphql.ts';
import { useTip } from '../../../tips/useTip.ts';
import { Button } from '../../../ui/Button.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { Asker } from '../ask/askers.ts';
import type { Wish } from '../ask/finding.ts';

// Its code comes with the results and not with the click, or the dialog could not give the focus back.
const SaveStackDialog = latePart(async () => (await import('./SaveStackDialog.tsx')).SaveStackDialog);

interface SaveStackProps {
  asker: Asker;
  payload: SaveStack_payload$key;
  wish: Wish;
}

/** Saves what was found as a stack, or into one that is there already. */
export function SaveStack({ asker, payload, wish }: SaveStackProps) {
  const { t } = useLingui();
  const { recommendations } = useFragment(
    graphql`
      fragment SaveStack_payload on RecommendPayload @throwOnFieldError {
        recommendations {
          ...useSaveStack_recommendation
        }
      }
    `,
    payload,
  );
  const [isOpen, setIsOpen] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  useTip('save-stack', { isDue: !isKnown, afterMs: 3_000 });

  const handleClick = () => {
    setIsKnown(true);
    if (recommendations.length > 0) setIsOpen(true);
    else showToast({ tone: 'error', title: t`Error: No recommendations available to save` });
  };
  return (
    <>
      <Button onClick={handleClick}>
        <Layers className="size-5" aria-hidden="true" />
        <Trans>Save Stack</Trans>
      </Button>
      <SaveStackDialog
        isOpen={isOpen}
        asker={asker}
        recommendations={recommendations}
        wish={wish}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
