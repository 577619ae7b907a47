import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { messages } from '../texts/tips/en.ts';
import { addTexts } from '../texts/texts.ts';
import { giveFocusBack } from '../ui/giveFocusBack.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import { rememberDismissal, rememberVisit, restTip } from './seenTips.ts';
import type { Tip } from './tips.ts';
import { useDueTip } from './useDueTip.ts';
import { usePlace } from './usePlace.ts';

addTexts(messages);

/** Elements that Escape also closes. */
const popups = '[role=dialog], [role=alertdialog], [aria-expanded=true], [role=tooltip], li[data-state=open]';
const tickMs = 500;
/** The curve of a spring with a damping ratio of 0.6. */
const spring = 'linear(0, 0.13, 0.4, 0.67, 0.885, 1.02, 1.08, 1.094, 1.08, 1.053, 1.027, 1.008, 0.997, 0.992 65%, 1)';

/** Shows the tip that is due. */
export function Tips() {
  const { tip, putAway } = useDueTip();
  return tip && <TipCard key={tip.id} tip={tip} onPutAway={putAway} />;
}

/** The mascot and its message, invisible while there is no place for it. It never takes the focus. */
function TipCard({ tip, onPutAway }: { tip: Tip; onPutAway: () => void }) {
  const { t } = useLingui();
  const { id, message, position, icon: Icon, durationMs, isDismissible = true } = tip;
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  const place = usePlace(card, position);
  const isPlaced = place !== undefined;
  const isAtTop = isPlaced && place.top < innerHeight / 2;
  const leftMs = useRef(durationMs ?? Infinity);

  const dismiss = () => {
    if (card.current?.contains(document.activeElement)) giveFocusBack(before.current);
    rememberDismissal(id);
    onPutAway();
  };
  const tick = useEffectEvent(() => {
    if (!card.current?.matches(':hover, :focus-within')) leftMs.current -= tickMs;
    if (leftMs.current > 0) return;
    restTip(id);
    onPutAway();
  });
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isPlaced || !isDismissible) return;
    if (card.current?.contains(document.activeElement)) dismiss();
    // This handler runs first, so a popup that Escape closes is still in the page. Other handlers run later and may
    // call preventDefault.
    else if (!document.querySelector(popups)) setTimeout(() => event.defaultPrevented || dismiss());
  });
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };

  useEffect(() => {
    addEventListener('keydown', handleKeyDown, { capture: true });
    return () => removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);
  useEffect(() => {
    if (!isPlaced) return;
    if (id === 'welcome') rememberVisit();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [id, isPlaced]);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isPlaced || isStill || !CSS.supports('animation-timing-function', spring)) return;
    const from = { opacity: 0, transform: `translateY(${isAtTop ? -28 : 28}px) scale(0.9)` };
    card.current?.animate([from, {}], { duration: 700, easing: spring });
  }, [isPlaced, isAtTop]);

  return (
    <div
      ref={card}
      data-tip={id}
      onFocus={handleFocus}
      style={place && { left: place.left, top: place.top }}
      className={`fixed left-0 top-0 z-30 flex w-[min(24rem,calc(100vw-1.5rem))] items-center gap-2.5 rounded-3xl border border-line bg-card py-1.5 dark:border-edge dark:bg-sunken pl-3 pr-1 sm:gap-3.5 sm:py-2 sm:pl-4 shadow-lift ${place ? '' : 'invisible'}`}
    >
      <span className="relative shrink-0">
        <Mascot isWaving className="w-11 sm:w-15" />
        <Icon
          className="absolute -bottom-1.5 -right-2 size-6 rounded-full border-2 border-card bg-marigold-tint p-0.5 text-marigold-ink sm:size-7 sm:p-1"
          aria-hidden="true"
        />
      </span>
      <p className="min-w-0 grow py-1.5 text-[0.95rem] leading-snug sm:text-base sm:leading-snug">{t(message)}</p>
      {isDismissible && (
        <span className="self-start">
          <IconButton icon={X} label={t`Dismiss tip`} onClick={dismiss} />
        </span>
      )}
    </div>
  );
}
