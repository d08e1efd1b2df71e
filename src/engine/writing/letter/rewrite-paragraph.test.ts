import { describe, expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { compareLetter } from '../../../../tests/support/plain-truth.ts'
import { readPosting } from '../posting/read-posting.ts'
import { rewriteParagraph, shortenParagraph } from './rewrite-paragraph.ts'
import { writeLetter } from './write-letter.ts'

const today = '2026-11-15'
const { sample: resume } = templates.professional
const posting = readPosting(`Operations Manager at Northwind Freight

Requirements
- 5+ years of experience in operations
- Experience with budgeting and vendor contracts

Responsibilities
- Lead the daily operations of the depot`)
const base = { resume, posting, tone: 'plain', today } as const
const written = writeLetter({ ...base, seed: 0 })
const restOf = (text: string) => written.letter.replace(text, '')

describe('a paragraph that is written anew', () => {
  it.each(written.paragraphs.map((paragraph) => [paragraph.role, paragraph] as const))(
    'the %s says the same in other words, and nothing else',
    (_role, { role, text }) => {
      const next = rewriteParagraph({ ...base, role, text, rest: restOf(text), seen: [] })
      // What is in one plain sentence has no other wording.
      if (!next) return expect(['fit', 'proof']).toContain(role)
      expect(next.role).toBe(role)
      expect(next.text).not.toBe(text)
      expect(compareLetter(next.text, resume, posting.text, [])).toEqual([])
    },
  )

  it('finds other words for at least one proof', () => {
    const proofs = written.paragraphs.filter(({ role }) => role === 'proof')
    const others = proofs.filter(({ role, text }) =>
      rewriteParagraph({ ...base, role, text, rest: restOf(text), seen: [] }),
    )
    expect(others.length).toBeGreaterThan(0)
  })

  it('gives another one each time', () => {
    const [opening] = written.paragraphs
    if (!opening) throw new Error('there is no opening')
    const { role, text } = opening
    const seen: string[] = [text]
    for (let time = 0; time < 4; time++) {
      const next = rewriteParagraph({ ...base, role, text: seen.at(-1) ?? '', rest: restOf(text), seen })
      if (!next) break
      expect(seen).not.toContain(next.text)
      seen.push(next.text)
    }
    expect(seen.length).toBeGreaterThan(2)
  })

  it('leaves alone what it knows nothing of', () => {
    const own = 'My grandmother kept bees, and I can start in March.'
    expect(rewriteParagraph({ ...base, role: 'fit', text: own, rest: '', seen: [] })).toBeUndefined()
  })
})

describe('a shorter paragraph', () => {
  it('loses its last sentence, and the question that sentence answered', () => {
    expect(shortenParagraph({ role: 'proof', text: 'At Acme, I ran nights. I also kept the stock.' })?.text).toBe(
      'At Acme, I ran nights.',
    )
    expect(
      shortenParagraph({ role: 'proof', text: 'At Acme, I ran nights. You also ask for Excel. I use Excel daily.' })
        ?.text,
    ).toBe('At Acme, I ran nights.')
  })

  it('loses its last line where it is a list, and keeps one', () => {
    const text = 'From my work at Acme:\n• Ran nights\n• Kept the stock'
    const shorter = shortenParagraph({ role: 'proof', text })
    expect(shorter?.text).toBe('From my work at Acme:\n• Ran nights')
    expect(shorter && shortenParagraph({ role: 'proof', text: shorter.text })).toBeUndefined()
  })

  it('is not made of a question alone', () => {
    expect(shortenParagraph({ role: 'proof', text: 'You ask for Excel. I use Excel daily.' })).toBeUndefined()
  })

  it('is cut inside its only sentence where the rest stands alone, and nowhere else', () => {
    expect(
      shortenParagraph({ role: 'proof', text: 'I ran the night shift of a ward, and I trained six nurses.' })?.text,
    ).toBe('I ran the night shift of a ward.')
    expect(
      shortenParagraph({ role: 'proof', text: 'I supervised the Accounts Payable and Receivable Officer.' }),
    ).toBeUndefined()
  })
})
