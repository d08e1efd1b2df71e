import { createContext, type ReactNode, useContext } from 'react'
import type { SiteConfig } from '#shared/site-config.ts'

const SiteContext = createContext<SiteConfig | undefined>(undefined)

type SiteProviderProps = { site: SiteConfig; children: ReactNode }

export function SiteProvider({ site, children }: SiteProviderProps) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** What this installation says about itself: its address, its support contact, whether it charges. */
export function useSite(): SiteConfig {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
