import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock } from 'lucide-react';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import { delaysAt, type Delay } from './delays.ts';

interface SnoozeMenuProps {
  /** Of the entry. */
  text: string;
  timeZone: string;
  hour: number;
  onSnooze: (delay: Delay) => void;
}

/** Asks for how long an entry is put away. */
export function SnoozeMenu({ text, timeZone, hour, onSnooze }: SnoozeMenuProps) {
  const { t } = useLingui();
  return (
    <Menu as="div" className="relative">
      <MenuButton className={buttonStyle('quiet')} aria-label={t`Snooze: ${text}`}>
        <AlarmClock className="size-5" aria-hidden="true" />
        <Trans>Snooze</Trans>
      </MenuButton>
      <MenuItems
        modal={false}
        className="absolute right-0 z-30 w-60 rounded-2xl border border-line bg-card p-2 shadow-lift focus:outline-none"
      >
        {delaysAt(hour, timeZone).map((delay) => (
          <MenuItem
            key={delay.until}
            as="button"
            type="button"
            onClick={() => onSnooze(delay)}
            className="flex min-h-11 w-full flex-col rounded-xl px-3 py-1.5 text-left font-medium data-focus:bg-fern-tint data-focus:text-fern"
          >
            {delay.label}
            <span className="text-sm font-normal text-soft">{delay.words}</span>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
