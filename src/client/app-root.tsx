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
import { comesReady, findRoute, headOf, notFoundRoute, routes } from './routes.tsx'
import { IconStroke } from './ui/icon-stroke.tsx'

type AppRootProps = {
  site: SiteConfig
  queryClient: QueryClient
  /** Called once the page answers. */
  onReady?: (() => void) | undefined
}

function preloadPage(path: string) {
  const pathname = path.replace(/[?#].*$/, '')
  // A failure here is met again, with words, when the link is followed.
  findRoute(pathname)
    .Page.preload()
    .catch(() => undefined)
}

/** Stands behind a page: once it has started, so has the page, of which the shell knows nothing. */
function Ready({ onReady }: { onReady: (() => void) | undefined }) {
  useEffect(() => {
    // Tells browser tests that the page's buttons respond now.
    document.documentElement.dataset.ready = ''
    onReady?.()
  }, [onReady])
  return null
}

function Pages({ onReady }: Pick<AppRootProps, 'onReady'>) {
  const site = useSite()
  const { pathname, search } = useLocation()
  const route = findRoute(pathname)
  const [hasStarted, setHasStarted] = useState(comesReady(route, search))

  useEffect(() => setHasStarted(true), [])
  useEffect(() => applyHead(headOf(route, pathname, site), site), [route, pathname, site])

  const isWorkspace = isWorkspaceAddress(pathname, search) || /\bstep=result\b/.test(search)
  const frame = <PageFrame title={route.title} description={route.description} isWorkspace={isWorkspace} />
  // The server sends only the frame of a page that does not come ready; the first render here must be the same.
  if (!hasStarted) return frame
  return (
    <Suspense fallback={frame}>
      <Routes>
        {[...routes, notFoundRoute].map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
      <Ready onReady={onReady} />
    </Suspense>
  )
}

function AroundPages({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return <Shell isWorkspace={isWorkspaceAddress(pathname, search)}>{children}</Shell>
}

/** Where a document is worked on, it has the whole window. */
function isWorkspaceAddress(pathname: string, search: string): boolean {
  return pathname === '/edit-template' || /\bphase=[egcp]/.test(search)
}

/** The whole interface, inside a router of the browser or of the server. */
export function AppRoot({ site, queryClient, onReady }: AppRootProps) {
  useEffect(() => watchTheme(), [])
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <QueryClientProvider client={queryClient}>
          <PreloadProvider value={preloadPage}>
            <IconStroke>
              <AroundPages>
                <Pages onReady={onReady} />
              </AroundPages>
            </IconStroke>
            <ConnectAccount />
          </PreloadProvider>
        </QueryClientProvider>
      </SiteProvider>
    </StrictMode>
  )
}
