import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LiveRegion } from './live-region.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { usePageTravel } from './page-travel.ts'
import { RunningGuard } from './running-guard.tsx'
import { ToastHost } from './toast-host.tsx'

/** What is around every page. A workspace has the window to itself, with a bar of its own. */
export function Shell({ children, isWorkspace }: { children: ReactNode; isWorkspace: boolean }) {
  const { key } = useLocation()
  usePageTravel()
  const [isBroken, setIsBroken] = useState(false)
  // A workspace that broke has no bar of its own any more.
  const hasSite = !isWorkspace || isBroken
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        data-chrome=""
        className="-translate-y-20 fixed top-2 left-2 z-skip rounded-control bg-accent px-4 py-2 font-medium text-on-accent text-small focus:translate-y-0"
      >
        Skip to main content
      </a>
      <LoadingBar />
      {hasSite && <Header />}
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        <ErrorBoundary place={key} onBroken={setIsBroken}>
          {children}
        </ErrorBoundary>
      </main>
      {hasSite && <Footer />}
      <LiveRegion />
      <ToastHost />
      <RunningGuard />
    </div>
  )
}
