import { Trans } from '@lingui/react/macro';
/** Stands in for a screen until it is there; main keeps its height, so nothing below it moves. */
export function ScreenSkeleton() {
  return (
    <div role="status" className="wrap py-12 md:py-20">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <div className="h-12 w-3/4 max-w-xl animate-appear rounded-2xl bg-sunken" />
      <div className="mt-6 h-6 w-full max-w-md animate-appear rounded-full bg-sunken" />
      <div className="mt-12 h-80 animate-appear rounded-3xl bg-sunken" />
    </div>
  );
}
