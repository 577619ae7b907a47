import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import { LentTrigger, type Meeting } from './LentTrigger.tsx';

/**
 * Shows what the buttons with `data-tooltip` are for: after 700 ms under the mouse, at once for the next within 300 ms, and
 * at once for keyboards. The text is in the button's name already, so nothing is announced twice.
 */
export function Tooltips() {
  const [meetings, setMeetings] = useState<readonly Meeting[]>([]);

  useEffect(() => {
    const meet = (button: HTMLElement, by: Meeting['by']) =>
      setMeetings((earlier) => withMeeting(earlier, { button, by }));
    const handleMeeting = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-tooltip]');
      if (button) meet(button, event.type === 'focusin' ? 'focusin' : 'pointermove');
    };
    document.addEventListener('pointerover', handleMeeting);
    document.addEventListener('focusin', handleMeeting);
    // What was under the mouse or had the focus before anybody listened.
    for (const button of document.querySelectorAll<HTMLElement>('[data-tooltip]:is(:hover, :focus-within)'))
      meet(button, button.matches(':hover') ? 'pointermove' : 'focusin');
    return () => {
      document.removeEventListener('pointerover', handleMeeting);
      document.removeEventListener('focusin', handleMeeting);
    };
  }, []);

  return (
    <RadixTooltip.Provider>
      {meetings.map((meeting) => (
        <Tooltip key={keyOf(meeting.button)} meeting={meeting} />
      ))}
    </RadixTooltip.Provider>
  );
}

function Tooltip({ meeting }: { meeting: Meeting }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>
        <LentTrigger meeting={meeting} />
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={placeFor(meeting.button)}>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-72 rounded-lg bg-ink px-2.5 py-1.5 text-sm font-medium text-paper shadow-lift print:hidden"
        >
          <Purpose button={meeting.button} />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

/** A landmark, for readers who go by those; within the window that the button is in, or it would lie behind it. */
const placeFor = (button: HTMLElement) =>
  button.closest<HTMLElement>('[role=dialog], [role=alertdialog], header') ?? document.querySelector('main');

/** Read each time it is shown, since a button's purpose can change. */
const Purpose = ({ button }: { button: HTMLElement }) => button.dataset['tooltip'];

/** The same list when the button is in it already; otherwise one with it and without buttons that are gone. */
const withMeeting = (earlier: readonly Meeting[], meeting: Meeting) =>
  earlier.some(({ button }) => button === meeting.button)
    ? earlier
    : [...earlier.filter(({ button }) => button.isConnected), meeting];

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

function keyOf(button: HTMLElement): number {
  const key = keys.get(button) ?? (lastKey += 1);
  keys.set(button, key);
  return key;
}
