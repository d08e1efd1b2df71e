import { describe, expect, it } from 'vitest'
import { faqGroups } from './faq-entries.ts'
import { parseInline, plainText } from './inline-markup.ts'
import { legalSites } from './legal-sites.fixture.ts'
import { type LegalText, textsOf } from './legal-text.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

const KNOWN_PATHS = ['/faq', '/pricing', '/privacy-policy', '/terms-conditions']

function wordsOf(legal: LegalText): string {
  return textsOf(legal).map(plainText).join('\n')
}

function linksOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => parseInline(text).flatMap((part) => (part.kind === 'link' ? [part.href] : [])))
}

function faqTexts(site: (typeof legalSites)[keyof typeof legalSites]): string[] {
  return faqGroups(site).flatMap((group) => group.entries.flatMap((entry) => [entry.question, ...entry.answer]))
}

describe.each(Object.entries(legalSites))('legal texts of an installation with money: %s', (_name, site) => {
  const privacy = privacyText(site)
  const terms = termsText(site)
  const sectionIds: Record<string, string[]> = {
    '/privacy-policy': privacy.sections.map((section) => section.id),
    '/terms-conditions': terms.sections.map((section) => section.id),
  }

  it('gives every section and question an address of its own', () => {
    const questionIds = faqGroups(site).flatMap((group) => [group.id, ...group.entries.map((entry) => entry.id)])
    for (const ids of [...Object.values(sectionIds), [...questionIds, 'contact']]) {
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('links only to pages and sections that exist', () => {
    for (const href of linksOf([...textsOf(privacy), ...textsOf(terms), ...faqTexts(site)])) {
      if (!href.startsWith('/')) {
        expect(href).toMatch(/^(https:\/\/|mailto:|tel:)/)
        continue
      }
      const [path = '', section] = href.split('#')
      expect(KNOWN_PATHS).toContain(path)
      if (section !== undefined) expect(sectionIds[path]).toContain(section)
    }
  })

  it('shows marks as marks and never as characters', () => {
    for (const text of [...textsOf(privacy), ...textsOf(terms), ...faqTexts(site)]) {
      expect(plainText(text)).not.toMatch(/\*\*|\]\(|undefined|\$\{/)
    }
  })

  it('names the configured support contact', () => {
    for (const legal of [privacy, terms]) {
      expect(wordsOf(legal)).toContain(site.supportEmail)
      expect(wordsOf(legal)).toContain(site.supportPhone)
      expect(wordsOf(legal)).toContain(site.supportAddress)
    }
    expect(linksOf(textsOf(terms))).toContain('tel:+13135550199')
  })

  it('states age, governing law and the liability cap', () => {
    expect(wordsOf(terms)).toContain('at least 16 years old')
    expect(wordsOf(terms)).toContain('law of the State of Michigan')
    expect(wordsOf(terms)).toContain('the amount you paid us in the 12 months before')
    expect(wordsOf(privacy)).toContain('aged 16 and over')
  })
})

describe('money in the legal texts', () => {
  it('states prices, renewal, cancellation and the money-back guarantee where there is something to buy', () => {
    const words = wordsOf(termsText(legalSites.stripe))
    for (const fact of [
      '$2.99 per document',
      '$19 per month',
      '$129 per year',
      'Pro renews automatically',
      'until the end of the period you have paid for',
      '14-day money-back guarantee',
      'first premium purchase and your first Pro subscription',
      'PayPal depending on your region',
      'because a cancellation was forgotten',
    ]) {
      expect(words).toContain(fact)
    }
  })

  it('says that the built-in checkout is a test, and names Stripe only where Stripe is used', () => {
    expect(wordsOf(termsText(legalSites.sandbox))).toContain('moves no real money')
    expect(wordsOf(privacyText(legalSites.sandbox))).toContain('No real money moves')
    expect(faqTexts(legalSites.sandbox)).toContain('Is real money charged here?')
    expect(faqTexts(legalSites.stripe)).not.toContain('Is real money charged here?')
    for (const legal of [termsText(legalSites.sandbox), privacyText(legalSites.sandbox)]) {
      expect(wordsOf(legal)).not.toContain('Stripe')
    }
    expect(wordsOf(privacyText(legalSites.stripe))).toContain('Payments are handled by Stripe')
  })

  it('speaks of no price where billing is off', () => {
    const texts = [
      ...textsOf(termsText(legalSites.free)),
      ...textsOf(privacyText(legalSites.free)),
      ...faqTexts(legalSites.free),
    ]
    expect(texts.join('\n')).not.toMatch(/\$\d|\/pricing|subscri|paid_/)
    expect(wordsOf(termsText(legalSites.free))).toContain('Billing is switched off')
  })

  it('lists the six pricing questions on the FAQ page', () => {
    const ids = faqGroups(legalSites.stripe).flatMap((group) => group.entries.map((entry) => entry.id))
    expect(ids).toEqual(
      expect.arrayContaining([
        'cancel-anytime',
        'auto-renew',
        'refund',
        'data-use',
        'payment-methods',
        'forgot-to-cancel',
      ]),
    )
  })
})
