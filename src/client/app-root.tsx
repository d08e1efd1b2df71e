import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import type { SiteConfig } from '#shared/site-config.ts'
import { PreloadProvider } from './app/app-link.tsx'
import { applyHead } from './app/head.ts'
import { PageFrame } from './app/page-frame.tsx'
import { Shell } from './app/shell.tsx'
import { SiteProvider, useSite } from './app/site.tsx'
import { watchTheme } from './app/theme.ts'
import { ConnectAccount } from './connect-account.tsx'
import { findRoute, headOf, notFoundRoute, routes } from './routes.tsx'

type AppRootProps = {
  site: SiteConfig
  queryClient: QueryClient
}

function preloadPage(path: string) {
  const pathname = path.replace(/[?#].*$/, '')
  // A failure here is met again, with words, when the link is followed.
  findRoute(pathname)
    .Page.preload()
    .catch(() => undefined)
}

function Pages() {
  const site = useSite()
  const { pathname } = useLocation()
  const route = findRoute(pathname)
  const [hasStarted, setHasStarted] = useState(route.isStatic)

  useEffect(() => setHasStarted(true), [])
  useEffect(() => applyHead(headOf(route, pathname, site), site), [route, pathname, site])

  const frame = <PageFrame title={route.title} description={route.description} />
  // The server sends only the frame of a page that is not static; the first render here must be the same.
  if (!hasStarted) return frame
  return (
    <Suspense fallback={frame}>
      <Routes>
        {[...routes, notFoundRoute].map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </Suspense>
  )
}

function AroundPages({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  // Where a document is worked on, it has the whole window.
  const isWorkspace = pathname === '/edit-template' || /\bphase=[egcp]/.test(search)
  return <Shell isWorkspace={isWorkspace}>{children}</Shell>
}

/** The whole interface, inside a router of the browser or of the server. */
export function AppRoot({ site, queryClient }: AppRootProps) {
  useEffect(() => watchTheme(), [])
  useEffect(() => {
    // Says to what drives the page from outside that its buttons answer now.
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <QueryClientProvider client={queryClient}>
          <PreloadProvider value={preloadPage}>
            <AroundPages>
              <Pages />
            </AroundPages>
            <ConnectAccount />
          </PreloadProvider>
        </QueryClientProvider>
      </SiteProvider>
    </StrictMode>
  )
}
