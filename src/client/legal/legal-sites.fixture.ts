import type { SiteConfig } from '#shared/site-config.ts'

const site: SiteConfig = {
  publicUrl: 'https://candid.test',
  supportEmail: 'help@candid.test',
  supportPhone: '+1 (313) 555-0199',
  supportAddress: '12 Sample Street, Detroit, Michigan 48226',
  billing: true,
  year: 2025,
  stripe: true,
  passkeys: true,
  signInProviders: [],
}

/** The three ways an installation can deal with money. */
export const legalSites = {
  stripe: site,
  sandbox: { ...site, stripe: false },
  free: { ...site, billing: false, stripe: false },
} as const satisfies Record<string, SiteConfig>
