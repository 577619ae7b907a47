import { useLingui } from '@lingui/react/macro';
import { WalletCards } from 'lucide-react';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { useTracking } from './useTracking.ts';

interface TrackButtonProps {
  stackId: string;
  id: string;
  name: string;
  /** Called before it is tracked. */
  onPress: () => void;
}

/** Makes a saved subscription one that is tracked on the dashboard. */
export function TrackButton({ stackId, id, name, onPress }: TrackButtonProps) {
  const { t } = useLingui();
  const { trackTools, isTracking } = useTracking(stackId);
  const handlePress = () => {
    onPress();
    void trackTools([id]);
  };
  return (
    <PendingButton look="quiet" isPending={isTracking} pendingLabel={t`Adding…`} onClick={handlePress}>
      <WalletCards className="size-5" aria-hidden="true" />
      {t`Track this`} <span className="sr-only">: {name}</span>
    </PendingButton>
  );
}
