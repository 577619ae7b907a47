import { useEffect, useEffectEvent, useLayoutEffect, type Ref } from 'react';

/** A button with `data-tooltip`, and what brought the pointer or the focus to it. */
export interface Meeting {
  button: HTMLElement;
  by: 'pointermove' | 'focusin';
}

const handlerNames = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focusin: 'onFocus',
  focusout: 'onBlur',
  click: 'onClick',
} as const;

type EventName = keyof typeof handlerNames;

/** What Radix gives its trigger. */
type Lent = { [Name in (typeof handlerNames)[EventName]]?: (event: Event) => void } & { ref?: Ref<HTMLElement> };

/**
 * Lends Radix, as its trigger, a button that stands elsewhere on the page: it is drawn without this code, is not drawn anew
 * when this code comes, and all buttons share one provider.
 */
export function LentTrigger({ meeting, ref, ...handlers }: { meeting: Meeting } & Lent) {
  const { button, by } = meeting;
  const handle = useEffectEvent((event: Event) => {
    const name = event.type as EventName;
    if (name === 'pointermove' || name === 'focusin') {
      // Some say what they are for in words where there is room.
      if (hasVisibleText(button)) return;
      // A dialog that closes gives the focus back to its button, which people with a mouse did not ask about.
      if (name === 'focusin' && !button.matches(':focus-visible, :has(:focus-visible)')) return;
    }
    handlers[handlerNames[name]]?.(event);
  });

  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const giveBack = ref(button);
    return () => {
      if (giveBack) giveBack();
      else ref(null);
    };
  }, [ref, button]);

  useEffect(() => {
    for (const name of Object.keys(handlerNames)) button.addEventListener(name, handle);
    // It was met before anybody could listen.
    handle(by === 'focusin' ? new FocusEvent(by) : new PointerEvent(by, { pointerType: 'mouse' }));
    return () => {
      for (const name of Object.keys(handlerNames)) button.removeEventListener(name, handle);
    };
  }, [button, by]);

  return null;
}

const hasVisibleText = (button: HTMLElement) =>
  [...button.children].some(({ textContent, clientWidth }) => textContent !== '' && clientWidth > 1);
