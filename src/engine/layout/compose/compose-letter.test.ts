import { describe, expect, it } from 'vitest'
import { emptyLetter, type Letter } from '#engine/letter/letter.ts'
import { defaultLetterDesign, type LetterDesign, letterFonts } from '#engine/letter/letter-design.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { testFonts } from '../../../../tests/support/fonts.ts'
import type { TextItem } from '../display-list.ts'
import { layoutPages } from '../layout-pages.ts'
import { settleComposition } from '../settle-composition.ts'
import { composeLetter } from './compose-letter.ts'

const fonts = testFonts()
const paragraph =
  'At Harbour Clinic I look after twelve beds at night, and I write the handover that the day shift starts from. '

function letterOf(changes: Partial<Letter> = {}): Letter {
  return {
    ...emptyLetter('l'),
    sender: {
      name: 'Maria Elena Brandt',
      professionalTitle: 'Registered Nurse',
      email: 'maria@brandt.example',
      phone: '+1 313 555 0100',
      location: 'Detroit, MI',
    },
    recipient: { name: 'Ms Hill', company: 'Mercy Hospital', address: '1 Main Street\nDetroit' },
    date: 'November 15, 2026',
    body: `Dear Ms Hill,\n\n${paragraph.repeat(3)}\n\nSincerely,\nMaria Elena Brandt`,
    ...changes,
  }
}

function draw(letter: Letter, design: Partial<LetterDesign> = {}, template = templates.professional) {
  return layoutPages(settle(letter, design, template), fonts)
}

function settle(letter: Letter, design: Partial<LetterDesign> = {}, template = templates.professional) {
  const look = { design: { ...defaultLetterDesign, ...design }, template }
  return settleComposition(composeLetter(letter, look), fonts)
}

const texts = (pages: ReturnType<typeof draw>): TextItem[] =>
  pages.pages.flatMap((page) => page.items.filter((item) => item.kind === 'text'))

const words = (pages: ReturnType<typeof draw>) =>
  texts(pages)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')

describe('a letter on paper', () => {
  it.each(Object.entries(templates))('has the letterhead of %s and every word', (_name, template) => {
    const pages = draw(letterOf(), {}, template)
    const shown = words(pages).toLowerCase().replace(/\s/g, '')
    for (const word of ['brandt', 'maria@brandt.example', 'mshill', 'mainstreet', 'november15,2026', 'sincerely,'])
      expect(shown).toContain(word)
    expect(pages.pages).toHaveLength(1)
    for (const { x, width } of texts(pages)) expect(x >= 0 && x + width <= pages.width + 0.5).toBe(true)
  })

  it('says its language and, in it, what it is', () => {
    const { language, title } = draw(letterOf({ language: 'de' }))
    expect([language, title]).toEqual(['de', 'Maria Elena Brandt - Anschreiben'])
    expect(draw(letterOf())).toMatchObject({ language: 'en', title: 'Maria Elena Brandt - Cover letter' })
  })

  it('begins at the top where nobody is named', () => {
    const pages = draw({ ...emptyLetter('l'), body: 'Dear you,' })
    expect(texts(pages)).toHaveLength(1)
    expect(texts(pages)[0]?.y).toBeLessThan(90)
  })

  it('goes on over pages without losing a word', () => {
    const pages = draw(letterOf({ body: `${paragraph.repeat(40)}\n\nEnd.` }))
    expect(pages.pages.length).toBeGreaterThan(1)
    expect(words(pages).match(/Harbour/g)).toHaveLength(40)
  })
})

describe('the lines of a letter', () => {
  const column = (composition: ReturnType<typeof settle>) => composition.regions.find(({ id }) => id === 'main')
  const salutation = (letter: Letter, design: Partial<LetterDesign> = {}) =>
    texts(draw(letter, design)).find(({ text }) => text.startsWith('Dear'))
  const ofLength = (count: number) => letterOf({ body: `Dear Ms Hill,\n\n${paragraph.repeat(count)}` })

  it.each(letterFonts)('are short enough to follow in %s, in type large enough to read', (fontFamily) => {
    const pages = draw(ofLength(5), { fontFamily })
    const lines = new Map<number, string>()
    for (const { y, text, node } of texts(pages))
      if (pages.nodes[node]?.path === 'body') lines.set(y, (lines.get(y) ?? '') + text)
    const longest = Math.max(...[...lines.values()].map((line) => line.length))
    expect(longest).toBeGreaterThan(60)
    expect(longest).toBeLessThan(96)
    const size = salutation(ofLength(5), { fontFamily })?.size
    expect(size).toBe(fontFamily === 'Calibri' || fontFamily === 'Times New Roman' ? 12 : 11.5)
  })

  it('stand lower on the page where there are few', () => {
    const top = (count: number) => salutation(ofLength(count))?.y ?? 0
    expect(top(2)).toBeGreaterThan(top(18) + 40)
  })

  it('are set closer before they take a second page', () => {
    const counts = Array.from({ length: 32 }, (_, index) => index + 1)
    const sizes = counts.map((count) => {
      const composition = settle(ofLength(count))
      const pages = layoutPages(composition, fonts).pages.length
      return { pages, width: Math.round(column(composition)?.width ?? 0), size: salutation(ofLength(count))?.size }
    })
    const onOne = sizes.filter(({ pages }) => pages === 1)
    expect(new Set(onOne.map(({ size }) => size))).toEqual(new Set([11.5, 11, 10.5]))
    expect(sizes.at(-1)).toMatchObject({ size: 10.5, width: 520 })
    for (const { pages, width } of sizes) if (pages > 1) expect(width).toBe(520)
  })

  it('keep the size a person chose', () => {
    expect(texts(draw(ofLength(2), { fontSize: 13 })).find(({ text }) => text.startsWith('Dear'))?.size).toBe(9.75)
  })
})

describe('the design of a letter', () => {
  it('sets size, colours and line height', () => {
    const small = draw(letterOf(), { fontSize: 10, spacing: 'tight' })
    const large = draw(letterOf(), { fontSize: 18, spacing: 'loose', textColor: '#222244' })
    const salutation = (pages: ReturnType<typeof draw>) => texts(pages).find(({ text }) => text.startsWith('Dear'))
    expect(salutation(small)?.size).toBe(7.5)
    expect(salutation(large)).toMatchObject({ size: 13.5, color: '#222244' })
  })

  it('fills every line but the last when justified', () => {
    const pages = draw(letterOf({ body: paragraph.repeat(8) }), { alignment: 'justify' })
    const ends = new Map<number, number>()
    for (const { x, y, width, node } of texts(pages))
      if (pages.nodes[node]?.path === 'body') ends.set(y, Math.max(ends.get(y) ?? 0, x + width))
    const [last = 0, ...filled] = [...ends.values()].reverse()
    expect(filled.length).toBeGreaterThan(5)
    for (const end of filled) expect(end).toBeCloseTo(filled[0] ?? 0, 0)
    expect(last).toBeLessThan((filled[0] ?? 0) - 5)
  })

  it('keeps the words of a justified line apart for machines', () => {
    expect(words(draw(letterOf(), { alignment: 'justify' }))).toContain('look after twelve beds at night')
  })
})
