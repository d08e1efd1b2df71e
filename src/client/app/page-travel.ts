import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

function focusHeading() {
  // A page that came with the place to type in keeps it: a phone would close its keyboard again.
  if (document.activeElement?.matches('main :is(input, textarea)')) return
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function scrollToTop(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
}

/** After a change of page: to its top, to the named part, or back to where one was; and focus on its heading. */
export function usePageTravel() {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const shown = useRef({ pathname, hash })

  useEffect(() => {
    // A reload is the browser's business: it knows the place before any of this has loaded.
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', giveBack)
    return () => {
      window.removeEventListener('pagehide', giveBack)
      giveBack()
    }
  }, [])

  useLayoutEffect(() => {
    // Kept while scrolling: once the next page stands, a shorter one has already cut the position down.
    let top = window.scrollY
    const follow = () => {
      top = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
      positions.set(key, top)
    }
  }, [key])

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, hash }
    const isSamePage = before.pathname === pathname
    const isSameHash = before.hash === hash

    // A plain link to a part of the page also counts as POP, so the part comes before the remembered place.
    if (hash && !isSameHash && (isSamePage || kind !== 'POP')) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
      return
    }
    if (kind === 'POP') {
      if (isSamePage && !positions.has(key)) return
      scrollToTop(positions.get(key) ?? 0)
      if (!isSamePage) focusHeading()
      return
    }
    if (isSamePage) return
    scrollToTop(0)
    focusHeading()
  }, [key, kind, pathname, hash])
}
