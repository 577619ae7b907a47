import { latePart, Nothing } from '../ui/latePart.tsx';
import { useStore } from '../ui/store.ts';
import { tipStore } from './tipStore.ts';

const Tips = latePart(async () => (await import('./Tips.tsx')).Tips, { Missing: Nothing });

/** Where the mascot's tips come up and are announced; their code comes, if it can, when the first is asked for. */
export function TipsRegion() {
  const isAsked = useStore(tipStore) !== undefined;
  return (
    <div role="status" className="print:hidden">
      {isAsked && <Tips />}
    </div>
  );
}
