import { Trans } from '@lingui/react/macro';
import { Mascot } from '../../ui/Mascot.tsx';

/** Says what will be in the inbox. */
export function EmptyInbox() {
  return (
    <div role="status" className="flex flex-col items-center gap-3 rounded-3xl bg-sunken px-5 py-12 text-center">
      <Mascot className="w-24" />
      <p className="text-lg font-semibold">
        <Trans>Nothing new</Trans>
      </p>
      <p className="max-w-md text-soft">
        <Trans>
          Stackling tells you here before a payment, the end of a trial, a last day to cancel or a price rise.
        </Trans>
      </p>
    </div>
  );
}
