import { rememberDismissal, restTip } from './seenTips.ts';
import { TipCard } from './TipCard.tsx';
import { useDueTip } from './useDueTip.ts';

/** Shows the tip whose time has come. */
export function Tips() {
  const { tip, putAway } = useDueTip();
  if (!tip) return null;
  return (
    <TipCard
      key={tip.id}
      tip={tip}
      onDismiss={() => {
        rememberDismissal(tip.id);
        putAway();
      }}
      onOver={() => {
        restTip(tip.id);
        putAway();
      }}
    />
  );
}
