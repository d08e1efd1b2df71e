import type { Config } from '#server/config.ts'
import { findRelyingParty } from '#server/platform/relying-party.ts'
import type { SiteConfig } from '#shared/site-config.ts'

/** What the rendered pages are told about this installation. */
export function siteConfig(config: Config, { year }: { year: number }): SiteConfig {
  return {
    publicUrl: config.publicUrl,
    supportEmail: config.support.email,
    supportPhone: config.support.phone,
    supportAddress: config.support.address,
    billing: config.billing,
    year,
    stripe: config.stripe !== null,
    passkeys: findRelyingParty(config.publicUrl) !== null,
    signInProviders: config.oidc.map(({ id, name }) => ({ id, name })),
  }
}
