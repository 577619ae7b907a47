import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { environment } from '../relay/environment.ts';
import { TipsRegion } from '../tips/TipsRegion.tsx';
import { latePart } from '../ui/latePart.tsx';
import { PlainToast } from '../ui/PlainToast.tsx';
import { ScreenSpinner } from '../ui/ScreenSpinner.tsx';
import { useStore } from '../ui/store.ts';
import { toastStore } from '../ui/toast.ts';
import { TooltipsRegion } from '../ui/TooltipsRegion.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { useAnnouncedTitle } from './useAnnouncedTitle.ts';
import { useExpiredSession } from './useExpiredSession.ts';
import { useHandle } from './useHandle.ts';
import { whenIdle } from './whenIdle.ts';
import { useOtherTabs } from './useOtherTabs.ts';

const Toasts = latePart(async () => (await import('../ui/Toasts.tsx')).Toasts, { Missing: PlainToast });

/** What every screen stands in. */
export function Frame() {
  const { pathname, key } = useLocation();
  // A screen is drawn with the environment that its loader used: a new one comes in with the navigation that follows it.
  const current = useMemo(() => ({ key, environment }), [key]).environment;
  const announcement = useAnnouncedTitle();
  const toast = useStore(toastStore);
  const { isProtected, heading } = useHandle();
  useExpiredSession();
  // What says that the server cannot be reached has to be there by then.
  useEffect(() => whenIdle(Toasts.preload), []);
  useOtherTabs();
  return (
    <RelayEnvironmentProvider environment={current}>
      {/* Before the screens: what they scroll to themselves comes after where the page was. */}
      <ScrollRestoration getKey={placeOf} />
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:left-4 focus:top-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <ProgressBar />
      <Header />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="min-h-dvh">
        {/* Keyed, or the old screen would stay while the address has already changed, or what somebody typed who has left. */}
        <Suspense
          key={`${pathname} ${current.configName}`}
          fallback={isProtected ? <ScreenSpinner heading={heading} /> : <ScreenSkeleton />}
        >
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <TipsRegion />
      <TooltipsRegion />
      {toast && <Toasts toast={toast} />}
    </RelayEnvironmentProvider>
  );
}

/** The router gives every address that is opened anew the same key: it would be scrolled as the one before it was. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);
