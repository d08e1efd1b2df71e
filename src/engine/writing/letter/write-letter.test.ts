import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareLetter } from '../../../../tests/support/plain-truth.ts'
import { readPosting } from '../posting/read-posting.ts'
import { readPairs } from '../read-pairs.ts'
import { tailorResume } from '../tailor/tailor-resume.ts'
import { upgradeResume } from '../upgrade/upgrade-resume.ts'
import { tones } from './letter.ts'
import { writeLetter } from './write-letter.ts'

const today = '2026-11-15'
const folder = join(import.meta.dirname, '../fixtures')
const pairs = ['pairs-1.txt', 'pairs-2.txt', 'pairs-3.txt'].flatMap((name) =>
  readPairs(readFileSync(join(folder, name), 'utf8')),
)
const years = Array.from({ length: 50 }, (_, year) => year)

const written = pairs.map((pair, index) => {
  const posting = readPosting(pair.posting)
  const tone = tones[index % tones.length] ?? 'plain'
  return { pair, posting, tone, result: writeLetter({ resume: pair.resume, posting, tone, today, seed: index }) }
})

const hype =
  /\b(?:passionate|dynamic|synergy|leverag\w+|results-driven|proven track record|go-getter|rockstar|ninja|thrilled|excited to|perfect fit|ideal candidate|unparalleled|cutting-edge|world-class|spearhead(?!ed the)|delve|tapestry|testament|esteemed|writing to express|great fit|uniquely|hit the ground running|think outside)\b/i

describe('letters', () => {
  it('stand in the repository as they are written, for people to read', async () => {
    const text = written
      .map(
        ({ pair, posting, tone, result }) =>
          `## ${pair.person} for ${posting.title?.text ?? 'a job'} (${tone})\n\n${result.letter}\n`,
      )
      .join('\n')
    await expect(text).toMatchFileSnapshot('../fixtures/letters.md')
  })

  it('come with tailored and upgraded lines that stand there too', async () => {
    const text = pairs
      .map((pair) => {
        const posting = readPosting(pair.posting)
        const tailored = tailorResume({ resume: pair.resume, posting, today })
        const upgraded = upgradeResume({ resume: pair.resume, today })
        const lines = [...tailored.changes, ...upgraded.changes]
          .filter(({ kind }) => kind !== 'order')
          .map(({ before, after, reason }) => `- ${before}\n+ ${after}\n  ${reason}`)
        return `## ${pair.person} for ${posting.title?.text ?? 'a job'}\n\n${[...new Set(lines)].join('\n')}\n`
      })
      .join('\n')
    await expect(text).toMatchFileSnapshot('../fixtures/tailored-lines.md')
  })

  it.each(written.map((one, index) => [index, one] as const))(
    'say only what is true in pair %i',
    (_, { pair, posting, result }) => {
      expect(compareLetter(result.letter, pair.resume, posting.text, years)).toEqual([])
      expect(result.dropped).toEqual([])
    },
  )

  it.each(written.map((one, index) => [index, one] as const))('read as a person writes in pair %i', (_, { result }) => {
    const { letter } = result
    expect(letter).not.toMatch(hype)
    expect(letter).not.toMatch(/[[\]{}<>]|undefined|\bNaN\b|\.\.| {2}|\s[.,;]|\b(\w+) \1\b/)
    expect(letter.split(/\s+/).length).toBeLessThanOrEqual(360)
    const starts = letter.split(/(?<=[.!?]) |\n+/).map((sentence) => sentence.split(' ').slice(0, 3).join(' '))
    expect(starts.some((start, at) => start === starts[at + 1])).toBe(false)
  })

  it('cite a fact for every proof', () => {
    for (const { result } of written)
      for (const { citations, role } of result.paragraphs)
        for (const citation of citations)
          if (role === 'proof') expect(citation.facts.length + citation.quotes.length, citation.text).toBeGreaterThan(0)
  })

  it('differ in more than names for two jobs', () => {
    const nurse = written.slice(0, 2).map(({ result }) => new Set(result.letter.split(/(?<=\.)\s/)))
    const [first = new Set(), second = new Set()] = nurse
    const shared = [...first].filter((sentence) => second.has(sentence)).length
    expect(shared / first.size).toBeLessThan(0.5)
  })

  it('are 250 to 350 words where the facts suffice', () => {
    const pair = pairs[0]
    if (!pair) throw new Error('there is no pair')
    const extra = [
      '- Checked the crash cart and logged the temperature of three refrigerators every morning\n- Wrote discharge notes for patients who went home with new medication and called them the next day\n- Answer call lights for a hall of ten rooms and turn patients who cannot turn themselves',
      '- Rounded with the physicians and updated the care plans of all patients on the unit\n- Ordered supplies for the treatment room and kept the stock list up to date',
    ]
    const experiences = pair.resume.experiences.map((job, at) => ({
      ...job,
      description: `${job.description}\n${extra[at] ?? ''}`,
    }))
    const rich = { ...pair.resume, experiences }
    const { letter } = writeLetter({ resume: rich, posting: readPosting(pair.posting), tone: 'plain', today, seed: 1 })
    const words = letter.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(250)
    expect(words).toBeLessThanOrEqual(350)
  })

  it.each(tones)('name the job and the employer in a %s letter', (tone) => {
    const pair = pairs[0]
    if (!pair) throw new Error('there is no pair')
    const { letter } = writeLetter({ resume: pair.resume, posting: readPosting(pair.posting), tone, today, seed: 3 })
    expect(letter).toContain('Registered Nurse')
    expect(letter).toContain('Lakeside Medical Center')
  })

  it('say a wish of the posting only before a line that answers it in so many words', () => {
    for (const { result } of written)
      for (const { citations } of result.paragraphs)
        for (const [at, { quotes, facts }] of citations.entries())
          if (quotes.length > 0 && facts.length === 0 && at > 0) {
            const words = new Set((citations[at + 1]?.text ?? '').toLowerCase().match(/\p{L}{4}/gu))
            const shared = (
              quotes
                .join(' ')
                .toLowerCase()
                .match(/\p{L}{4}/gu) ?? []
            ).filter((word) => words.has(word))
            expect(shared.length, `${quotes.join()} -> ${citations[at + 1]?.text}`).toBeGreaterThan(0)
          }
  })

  it('do not stack sentence on sentence with the same words before it', () => {
    for (const { result } of written)
      for (const link of ['There I also', 'While there', 'Beyond that', 'In the same job', 'Besides that'])
        expect(result.letter.split(link).length - 1, `${link} in\n${result.letter}`).toBeLessThanOrEqual(2)
  })

  it('are long enough for the eight people with much to tell, and never too long', () => {
    const rich = written.slice(-8)
    const words = rich.map(({ result }) => result.letter.split(/\s+/).length)
    expect(Math.min(...words)).toBeGreaterThanOrEqual(250)
    expect(Math.max(...words)).toBeLessThanOrEqual(350)
    for (const { result } of rich) {
      const proofs = result.paragraphs.filter(({ role }) => role === 'proof')
      expect(proofs.length).toBeGreaterThanOrEqual(2)
      expect(proofs.length).toBeLessThanOrEqual(4)
    }
  })

  it('open in many ways', () => {
    const openings = written.map(({ result, posting }) =>
      result.letter
        .split('\n\n')[1]
        ?.split('. ')[0]
        ?.replace(posting.title?.text ?? '', '')
        .replace(posting.company?.text ?? '', ''),
    )
    expect(new Set(openings).size).toBeGreaterThanOrEqual(10)
  })
})
