import { usePageLoading } from './page-loading.ts'

/** A thin line while a page's code is on its way; it waits before it shows, so quick pages show none. */
export function LoadingBar() {
  if (!usePageLoading()) return null
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-toast h-0.5 origin-left animate-loading bg-accent"
    />
  )
}
