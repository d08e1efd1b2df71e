import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Where to go after signing in: a page of this site, whatever a link elsewhere may have put there. */
export function readNext(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/')) return undefined
  // Browsers read "/\" and a tab between the slashes as "//", which is another host.
  const home = 'http://here.invalid'
  if (!URL.canParse(next, home)) return undefined
  const { origin, pathname, search: query, hash } = new URL(next, home)
  return origin === home && !pathname.startsWith('//') ? `${pathname}${query}${hash}` : undefined
}

/** An address that keeps what comes next. */
export function withNext(path: string, next: string | undefined): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}

/** Known only after hydration: the server renders the page once for everybody. */
export function useNext(): string | undefined {
  const { search } = useLocation()
  const [next, setNext] = useState<string>()
  useEffect(() => setNext(readNext(search)), [search])
  return next
}
