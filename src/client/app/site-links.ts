import type { SiteConfig } from '#shared/site-config.ts'

export type SiteLink = { label: string; to: string }

export const headerLinks: readonly SiteLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Templates', to: '/templates' },
  { label: 'Cover Letter', to: '/cover-letter' },
  { label: 'Jobs', to: '/jobs' },
]

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
