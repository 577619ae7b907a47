import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { PaletteRegion } from '../palette/PaletteRegion.tsx';
import { environment } from '../relay/environment.ts';
import { TipsRegion } from '../tips/TipsRegion.tsx';
import { latePart } from '../ui/latePart.tsx';
import { PlainToast } from '../ui/PlainToast.tsx';
import { ScreenSpinner } from '../ui/ScreenSpinner.tsx';
import { useStore } from '../ui/store.ts';
import { toastStore } from '../ui/toast.ts';
import { TooltipsRegion } from '../ui/TooltipsRegion.tsx';
import { whenUsed } from '../ui/whenUsed.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { useAnnouncedTitle } from './useAnnouncedTitle.ts';
import { useExpiredSession } from './useExpiredSession.ts';
import { useHandle } from './useHandle.ts';
import { useOtherTabs } from './useOtherTabs.ts';

const Toasts = latePart(async () => (await import('../ui/Toasts.tsx')).Toasts, { Missing: PlainToast });

/** The frame around every screen. */
export function Frame() {
  const { pathname, key } = useLocation();
  // A screen must be drawn with the environment that its loader used. A new environment takes effect with the next
  // navigation.
  const current = useMemo(() => ({ key, environment }), [key]).environment;
  const announcement = useAnnouncedTitle();
  const toast = useStore(toastStore);
  const { isProtected, heading } = useHandle();
  useExpiredSession();
  // Notifications also say that the server cannot be reached, so their code has to be loaded before that happens.
  useEffect(() => whenUsed(Toasts.preload), []);
  useOtherTabs();
  return (
    <RelayEnvironmentProvider environment={current}>
      {/* Before the screens, so that a screen's own scrolling comes after the scroll position is restored. */}
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
        {/* Without the key, the old screen would stay while the next loads, and so would a former user's input. */}
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
      <PaletteRegion />
      {toast && <Toasts toast={toast} />}
    </RelayEnvironmentProvider>
  );
}

/**
 * The router gives every newly opened address the same key, so the path is used: otherwise it would restore another
 * page's position.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);
