import type { SiteConfig } from '#shared/site-config.ts'

export type SiteLink = { label: string; to: string }

export const headerLinks: readonly SiteLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Templates', to: '/templates' },
  { label: 'Cover Letter', to: '/cover-letter' },
  { label: 'Jobs', to: '/jobs' },
]

const further = ['/create-resume', '/upgrade-resume', '/job-tailored-resume', '/pricing', '/faq']

/** What the bar has no room for and a menu has, by the names it has in the footer. */
export function listFurtherLinks(site: SiteConfig): SiteLink[] {
  const links = listFooterColumns(site).flatMap((column) => column.links)
  return further.flatMap((to) => links.find((link) => link.to === to) ?? [])
}

type FooterColumn = { title: string; links: readonly SiteLink[] }

export function listFooterColumns(site: SiteConfig): FooterColumn[] {
  const pricing = site.billing ? [{ label: 'Pricing', to: '/pricing' }] : []
  return [
    {
      title: 'Product',
      links: [{ label: 'Templates', to: '/templates' }, ...pricing, { label: 'Create Resume', to: '/create-resume' }],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Job Search', to: '/jobs' },
        { label: 'Job-Tailored Resume', to: '/job-tailored-resume' },
        { label: 'Upgrade Resume', to: '/upgrade-resume' },
        { label: 'Cover Letter', to: '/cover-letter' },
      ],
    },
    {
      title: 'Support',
      links: [
        { label: 'FAQ', to: '/faq' },
        { label: 'Privacy Policy', to: '/privacy-policy' },
        { label: 'Terms & Conditions', to: '/terms-conditions' },
        { label: 'Contact Support', to: `mailto:${site.supportEmail}` },
      ],
    },
  ]
}
