import { categories } from '../../../../../common/values.ts';
import { useTip } from '../../../tips/useTip.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mascot } from '../../../ui/Mascot.tsx';
import type { View } from '../view.ts';

/** Says why nothing is listed, and what to do about it. */
export function EmptyList({ view, onClearSearch }: { view: View; onClearSearch: () => void }) {
  useTip('welcome-dashboard', { isDue: !view.category && !view.search.trim() });
  const where = view.category ? ` under ${categories[view.category]}` : '';
  return (
    <div role="status" className="flex flex-col items-center gap-3 rounded-3xl bg-sunken px-5 py-12 text-center">
      <Mascot className="w-24" />
      {view.search.trim() ? (
        <>
          <p className="text-lg font-semibold wrap-anywhere">
            Nothing{where} has “{view.search.trim()}” in its name
          </p>
          <Button look="outline" onClick={onClearSearch}>
            Clear the search
          </Button>
        </>
      ) : (
        <>
          <p className="text-lg font-semibold">No subscriptions yet</p>
          <p className="max-w-md text-soft">
            {view.category
              ? `Nothing is filed${where}. What you add with that category appears here.`
              : 'Type the first one above, for example ‘Netflix - $15.49/month’, and see what it comes to a year.'}
          </p>
        </>
      )}
    </div>
  );
}
