import type { SiteConfig } from '#shared/site-config.ts'

export function emailHref(site: SiteConfig): string {
  return `mailto:${site.supportEmail}`
}

export function phoneHref(site: SiteConfig): string {
  return `tel:${site.supportPhone.replace(/[^\d+]/g, '')}`
}

/** The support e-mail as inline markup for running text. */
export function emailMarkup(site: SiteConfig): string {
  return `[${site.supportEmail}](${emailHref(site)})`
}

/** The support phone as inline markup for running text. */
export function phoneMarkup(site: SiteConfig): string {
  return `[${site.supportPhone}](${phoneHref(site)})`
}
