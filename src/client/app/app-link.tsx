import { createContext, useContext } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'

type PreloadPage = (path: string) => void

const PreloadContext = createContext<PreloadPage>(() => undefined)

/** Gives links the way to fetch a page's code before the click. */
export const PreloadProvider = PreloadContext.Provider

function usePreload(to: LinkProps['to']) {
  const preload = useContext(PreloadContext)
  if (typeof to !== 'string') return {}
  const fetchAhead = () => preload(to)
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead }
}

/** A link inside the site, whose page is already on its way when it is clicked. */
export function AppLink(props: LinkProps) {
  return <Link {...usePreload(props.to)} {...props} />
}

/** The same, for navigation: marks itself as current. */
export function AppNavLink(props: NavLinkProps) {
  return <NavLink {...usePreload(props.to)} {...props} />
}
