import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useStore } from '../ui/store.ts';
import { toastStore } from '../ui/toast.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { useAnnouncedTitle } from './useAnnouncedTitle.ts';

const Toasts = lazy(async () => ({ default: (await import('../ui/Toasts.tsx')).Toasts }));

/** What every screen stands in. */
export function Frame() {
  const { pathname } = useLocation();
  const announcement = useAnnouncedTitle();
  const toast = useStore(toastStore);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:left-4 focus:top-2"
      >
        Skip to content
      </a>
      <ProgressBar />
      <Header />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="min-h-dvh">
        {/* Keyed, or the old screen would stay while the address has already changed. */}
        <Suspense key={pathname} fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {toast && (
        <Suspense fallback={null}>
          <Toasts toast={toast} />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
