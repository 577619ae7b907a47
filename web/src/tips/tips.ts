import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ChartPie, Hand, KeyRound, Layers, Lightbulb, PiggyBank, type LucideIcon } from 'lucide-react';
import type { Corner } from './placement.ts';
import type { TipId } from './tipStore.ts';

/** A message of the mascot. */
export interface Tip {
  id: TipId;
  message: MessageDescriptor;
  /** The corner of the screen where it appears unless something is in the way. */
  position: Corner;
  icon: LucideIcon;
  /** The delay when the screen gives none. */
  delayMs?: number;
  /** How long it is shown; hovering, focus and time out of view do not count. */
  durationMs?: number;
  /** Whether it has a button to dismiss it; true by default. */
  isDismissible?: boolean;
  /** Whether it stays when its screen unmounts. */
  isPersistent?: boolean;
}

export const tips: Record<TipId, Tip> = {
  welcome: {
    id: 'welcome',
    message: msg`Hi, I’m Stackling! Describe your project and your budget, and I’ll pick five tools.`,
    position: 'bottom-right',
    icon: Hand,
    isPersistent: true,
  },
  'auth-page': {
    id: 'auth-page',
    message: msg`An account is free. It keeps your stacks and adds up what your subscriptions cost.`,
    position: 'bottom-left',
    icon: KeyRound,
    delayMs: 1_000,
    durationMs: 20_000,
  },
  'first-search': {
    id: 'first-search',
    message: msg`The more you tell me, the better I pick: what you make, for whom, what takes too long.`,
    position: 'bottom-right',
    icon: Lightbulb,
    delayMs: 500,
    durationMs: 20_000,
  },
  'budget-tip': {
    id: 'budget-tip',
    message: msg`One monthly budget for all five. Free plans count as $0, so it goes further than you think.`,
    position: 'bottom-right',
    icon: PiggyBank,
    delayMs: 500,
    durationMs: 20_000,
  },
  'save-stack': {
    id: 'save-stack',
    message: msg`Like these? Press Save Stack to keep them together in My Stacks.`,
    position: 'bottom-right',
    icon: Layers,
    delayMs: 8_000,
    durationMs: 20_000,
  },
  'welcome-dashboard': {
    id: 'welcome-dashboard',
    message: msg`Welcome! Type one subscription you pay for, and I’ll show what it costs a year.`,
    position: 'top-right',
    icon: ChartPie,
    delayMs: 1_000,
  },
};
