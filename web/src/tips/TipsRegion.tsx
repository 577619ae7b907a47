import { latePart, Nothing } from '../ui/latePart.tsx';
import { useStore } from '../ui/store.ts';
import { tipStore } from './tipStore.ts';

const Tips = latePart(async () => (await import('./Tips.tsx')).Tips, { Missing: Nothing });

/** The region where tips appear and are announced. Their code is loaded with the first request for a tip. */
export function TipsRegion() {
  const isAsked = useStore(tipStore) !== undefined;
  return (
    <div role="status" className="print:hidden">
      {isAsked && <Tips />}
    </div>
  );
}
