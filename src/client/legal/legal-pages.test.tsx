import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SiteProvider } from '#client/app/site.tsx'
import type { SiteConfig } from '#shared/site-config.ts'
import { faqGroups } from './faq-entries.ts'
import { FaqPage } from './faq-page.tsx'
import { plainText } from './inline-markup.ts'
import { legalSites } from './legal-sites.fixture.ts'
import { textsOf } from './legal-text.ts'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'
import { privacyText } from './privacy-text.ts'
import { TermsPage } from './terms-page.tsx'
import { termsText } from './terms-text.ts'

type RenderOptions = { page: typeof FaqPage; path: string; site: SiteConfig }

function renderOnServer({ page: Page, path, site }: RenderOptions): Document {
  const html = renderToString(
    <SiteProvider site={site}>
      <StaticRouter location={path}>
        <Page />
      </StaticRouter>
    </SiteProvider>,
  )
  return new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html')
}

function textOf(page: Document): string {
  return page.body.textContent ?? ''
}

function backHomeOf(page: Document): Element | undefined {
  return [...page.querySelectorAll('a[href="/"]')].find((link) => link.textContent === 'Back to Home')
}

describe('the FAQ page as the server sends it', () => {
  const site = legalSites.stripe
  const page = renderOnServer({ page: FaqPage, path: '/faq', site })
  const entries = faqGroups(site).flatMap((group) => group.entries)

  it('holds every question and every answer', () => {
    for (const entry of entries) {
      const question = page.getElementById(entry.id)
      expect(question?.querySelector('summary')?.textContent).toBe(entry.question)
      for (const paragraph of entry.answer) expect(question?.textContent).toContain(plainText(paragraph))
    }
  })

  it('puts all questions into one exclusive group, all closed', () => {
    const questions = [...page.querySelectorAll('details[name]')]
    expect(questions).toHaveLength(entries.length)
    expect(new Set(questions.map((question) => question.getAttribute('name'))).size).toBe(1)
    expect(questions.some((question) => question.hasAttribute('open'))).toBe(false)
  })

  it('leads back home and says how to reach a person', () => {
    expect(backHomeOf(page)).toBeDefined()
    const contact = page.getElementById('contact')
    expect(contact?.querySelector('h2')?.textContent).toBe('Still have questions?')
    expect(contact?.querySelector('a[href="mailto:help@candid.test"]')).not.toBeNull()
    expect(contact?.querySelector('a[href="tel:+13135550199"]')).not.toBeNull()
    expect(contact?.textContent).toContain(site.supportAddress)
  })
})

describe.each([
  { page: PrivacyPolicyPage, path: '/privacy-policy', legalText: privacyText, title: 'Privacy Policy' },
  { page: TermsPage, path: '/terms-conditions', legalText: termsText, title: 'Terms and Conditions' },
])('$title as the server sends it', ({ page: Page, path, legalText, title }) => {
  const site = legalSites.stripe
  const page = renderOnServer({ page: Page, path, site })
  const legal = legalText(site)

  it('has its title, its date and a way home', () => {
    expect([...page.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([title])
    expect(textOf(page)).toContain('Effective date: May 27, 2025')
    expect(backHomeOf(page)).toBeDefined()
  })

  it('holds every sentence of its text', () => {
    for (const text of textsOf(legal)) expect(textOf(page)).toContain(plainText(text))
  })

  it('lists its sections with the numbers their headings carry', () => {
    const contents = [...page.querySelectorAll('nav details a')]
    const headings = legal.sections.map((section) => page.querySelector(`[id="${section.id}"] h2`)?.textContent)
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(
      legal.sections.map((section) => `${path}#${section.id}`),
    )
    expect(headings).toEqual(legal.sections.map((section, index) => `${index + 1}. ${section.title}`))
  })
})
