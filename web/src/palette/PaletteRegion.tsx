import { useEffect } from 'react';
import { latePart, Nothing } from '../ui/latePart.tsx';
import { useStore } from '../ui/store.ts';
import { openPalette, paletteStore } from './paletteStore.ts';

const Palette = latePart(async () => (await import('./Palette.tsx')).Palette, { Missing: Nothing });

/** The command palette, which opens by Ctrl or Cmd with K or /, and from the menus. Its code is loaded then. */
export function PaletteRegion() {
  const isOpen = useStore(paletteStore);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      // Never a key alone, which people who speak to their device would press without meaning to.
      const isAsked = (event.ctrlKey || event.metaKey) && (key === 'k' || key === '/');
      if (!isAsked || event.defaultPrevented || (target as Element).closest?.('[aria-modal]')) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
  return isOpen && <Palette />;
}
