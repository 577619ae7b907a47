import { Trans, useLingui } from '@lingui/react/macro';
import { categories } from '../../../../../common/values.ts';
import { useTip } from '../../../tips/useTip.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mascot } from '../../../ui/Mascot.tsx';
import type { View } from '../view.ts';

/** Says why the list is empty, and what to do about it. */
export function EmptyList({ view, onClearSearch }: { view: View; onClearSearch: () => void }) {
  const { t } = useLingui();
  useTip('welcome-dashboard', { isDue: !view.category && !view.search.trim() });
  const category = view.category && t(categories[view.category]);
  const search = view.search.trim();
  return (
    <div role="status" className="flex flex-col items-center gap-3 rounded-3xl bg-sunken px-5 py-12 text-center">
      <Mascot className="w-24" />
      {search ? (
        <>
          <p className="text-lg font-semibold wrap-anywhere">
            {category ? (
              <Trans>
                No subscription in {category} has “{search}” in its name
              </Trans>
            ) : (
              <Trans>No subscription has “{search}” in its name</Trans>
            )}
          </p>
          <Button look="outline" onClick={onClearSearch}>
            <Trans>Clear the search</Trans>
          </Button>
        </>
      ) : (
        <>
          <p className="text-lg font-semibold">
            <Trans>No subscriptions yet</Trans>
          </p>
          <p className="max-w-md text-soft">
            {category
              ? t`Subscriptions that you add to ${category} appear here.`
              : t`Type the first one above, for example ‘Netflix - $15.49/month’, and see what it costs a year.`}
          </p>
        </>
      )}
    </div>
  );
}
