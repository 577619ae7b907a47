import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { giveFocusBack } from '../ui/giveFocusBack.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import { rememberVisit } from './seenTips.ts';
import { springFrom } from './spring.ts';
import type { Tip } from './tips.ts';
import { useCountdown } from './useCountdown.ts';
import { useEscape } from './useEscape.ts';
import { usePlace } from './usePlace.ts';

interface TipCardProps {
  tip: Tip;
  /** Somebody has put it away. */
  onDismiss: () => void;
  /** It has had its time. */
  onOver: () => void;
}

/** The mascot and what it says, out of sight while there is no place for it. It never takes the focus. */
export function TipCard({ tip, onDismiss, onOver }: TipCardProps) {
  const { t } = useLingui();
  const { id, message, position, icon: Icon, durationMs, isDismissible = true } = tip;
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  const place = usePlace(card, position);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const corner = place?.corner;

  useEffect(() => {
    if (corner && card.current) springFrom(corner, card.current);
  }, [corner]);
  useEffect(() => {
    if (corner && id === 'welcome') rememberVisit();
  }, [corner, id]);

  const dismiss = () => {
    if (card.current?.contains(document.activeElement)) giveFocusBack(before.current);
    onDismiss();
  };
  useEscape(card, () => place && isDismissible && dismiss());
  useCountdown(durationMs, !place || isHovered || isFocused, onOver);

  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setIsFocused(true);
  };
  return (
    <div
      ref={card}
      data-tip={id}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
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
      <p className="min-w-0 grow py-1.5 text-[0.95rem] leading-snug sm:text-base sm:leading-snug">{message}</p>
      {isDismissible && (
        <span className="self-start">
          <IconButton icon={X} label={t`Dismiss tip`} onClick={dismiss} />
        </span>
      )}
    </div>
  );
}
