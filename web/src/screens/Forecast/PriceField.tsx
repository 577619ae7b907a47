import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { amountIn } from '../../ui/amountIn.ts';

const pauseMs = 500;

interface PriceFieldProps {
  /** In hundredths of the currency; undefined for the price that it has. */
  cents: number | undefined;
  currency: string;
  isOff: boolean;
  onCents: (cents: number | undefined) => void;
}

const textOf = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2));

/** A field for another price; it counts after a pause in typing, or on Enter. */
export function PriceField({ cents, currency, isOff, onCents }: PriceFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(textOf(cents));
  const [isWrong, setIsWrong] = useState(false);
  const asked = useRef(cents);
  const typed = useRef(text);
  const ask = () => {
    const meant = amountIn(text, currency);
    setIsWrong(meant === 'unreadable');
    if (meant === 'unreadable' || meant === asked.current) return;
    asked.current = meant;
    onCents(meant);
  };
  const askLater = useEffectEvent(ask);

  useEffect(() => {
    if (text === typed.current) return undefined;
    typed.current = text;
    const timer = setTimeout(askLater, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  // It was reset, or the user went back.
  useEffect(() => {
    if (cents === asked.current) return;
    asked.current = cents;
    setText(textOf(cents));
  }, [cents]);

  return (
    <TextField
      label={t`At this price (${currency})`}
      error={isWrong ? t`Please enter an amount such as 12.99` : undefined}
      inputMode="decimal"
      autoComplete="off"
      disabled={isOff}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  );
}
