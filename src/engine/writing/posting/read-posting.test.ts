import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPosting } from './read-posting.ts'

type Labelled = { title: string; company: string; text: string; must: string[] }

/** Postings in many manners, with the must-haves a person marked in them. */
const postings: Labelled[] = readFileSync(join(import.meta.dirname, '../fixtures/postings.txt'), 'utf8')
  .split(/^=== /m)
  .filter((block) => block.trim() !== '')
  .map((block) => {
    const [head = '', ...rest] = block.split('\n')
    const [title = '', company = ''] = head.split(' |')
    const [text = '', must = ''] = rest.join('\n').split(/^--- must\n/m)
    return { title, company: company.trim(), text: text.trim(), must: must.trim().split('\n') }
  })

const read = postings.map((labelled) => ({ labelled, posting: readPosting(labelled.text) }))

describe('a posting', () => {
  it.each(read.map((one) => [one.labelled.title, one] as const))('names job and employer of %s', (_, one) => {
    expect(one.posting.company?.text ?? '').toBe(one.labelled.company)
    expect(one.posting.title?.text).toBe(one.labelled.title)
  })

  it('gives up its must-haves, in lists and in flowing text', () => {
    const missing = read.flatMap(({ labelled, posting }) =>
      labelled.must
        .filter((words) => !posting.mustHave.some(({ quote }) => quote.includes(words)))
        .map((words) => `${labelled.title}: ${words}`),
    )
    const all = read.flatMap(({ labelled }) => labelled.must).length
    expect(1 - missing.length / all, missing.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('asks for nothing that a person did not mark', () => {
    const stray = read.flatMap(({ labelled, posting }) =>
      posting.mustHave
        .filter(({ quote }) => !labelled.must.some((words) => quote.includes(words)))
        .map(({ quote }) => `${labelled.title}: ${quote}`),
    )
    const all = read.flatMap(({ posting }) => posting.mustHave).length
    expect(1 - stray.length / all, stray.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it('never takes benefits or equal opportunity for a wish', () => {
    const wishes = read.flatMap(({ posting }) => [...posting.mustHave, ...posting.niceToHave, ...posting.duties])
    const bad = wishes.filter(({ quote }) =>
      /insurance|paid (?:holidays|time)|equal opportunity|regard to|tuition|401|resume|salary|an hour/i.test(quote),
    )
    expect(bad.map(({ quote }) => quote)).toEqual([])
  })

  it('keeps each part of a sentence that asks for several things at its own place', () => {
    for (const { posting } of read)
      for (const { quote, span } of [...posting.mustHave, ...posting.niceToHave, ...posting.duties])
        expect(posting.text.slice(span.start, span.end)).toContain(quote)
  })
})
