import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Asker } from './ask/askers.ts';
import { carryAnswers } from './ask/carryAnswers.ts';
import { useAsked } from './ask/useAsked.ts';

/** The element of the steps, which an address can lead to. */
export const stepsId = 'custom-stack';

/**
 * The way of asking that is shown, and a function that changes it. The address holds it; a new visit to the page goes
 * to earlier results.
 */
export function useWay() {
  const asked = useAsked();
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const [arrival] = useState(isReturn || asked.join() !== 'wizard' ? undefined : key);
  const isNamed = new URLSearchParams(search).has('step') || hash === `#${stepsId}`;
  const isArrival = !search && arrival === key;
  const way: Asker = isNamed || isArrival ? 'wizard' : 'card';
  return {
    way,
    goTo: (other: Asker) => {
      if (other === way) return;
      carryAnswers(way, other);
      void navigate({ search: '', hash: other === 'wizard' ? stepsId : '' }, { preventScrollReset: true });
    },
  };
}
