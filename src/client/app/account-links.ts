import type { SiteConfig } from '#shared/site-config.ts'
import type { SiteLink } from './site-links.ts'

/** Where somebody who is signed in may go. */
export function listAccountLinks({ billing }: Pick<SiteConfig, 'billing'>): SiteLink[] {
  return [
    { label: 'My documents', to: '/documents' },
    { label: 'Account', to: '/account' },
    ...(billing ? [{ label: 'Billing', to: '/account/billing' }] : []),
  ]
}
