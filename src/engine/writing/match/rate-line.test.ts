import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readRated } from '../../../../tests/support/read-rated.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { rateLines } from './rate-line.ts'
import { rateTops } from './rate-top.ts'

const folder = join(import.meta.dirname, 'rated')

describe('what argues for a job', () => {
  it('puts the better of two lines first five times out of six, as people judged them', () => {
    let right = 0
    let all = 0
    for (const { career, posting, ratings } of readRated('1', readFileSync(join(folder, 'rated-1.txt'), 'utf8'))) {
      const rated = [...rateLines(career, posting)].map(([text, rate]) => ({ rate, rating: ratings.get(text) ?? -1 }))
      for (const better of rated)
        for (const worse of rated) {
          if (worse.rating < 0 || better.rating <= worse.rating) continue
          all += 1
          if (better.rate > worse.rate) right += 1
        }
    }
    expect(all).toBeGreaterThan(500)
    expect(right / all).toBeGreaterThan(5 / 6)
  })

  it('knows work of the job that shares no word with the posting', () => {
    const text = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    if (!text.includes('Night Care Assistant')) throw new Error('No rated posting asks for a night care assistant')
    const posting = readPosting(
      text.slice(text.indexOf('Night Care Assistant')).split(/^# /m)[0]?.replace(/^> ?/gm, '') ?? '',
    )
    const [own, other] = [
      'Looked after 24 patients on nights with one nurse, most of them over 80',
      'Organised the branch football tournament, 12 teams from the county',
    ]
    const [pair] = readPairs(
      `# Ward helper | Alex Example\n@ St Luke's | Ward helper | 2020 | present\n- ${other}\n- ${own}\n>> x`,
    )
    if (!pair) throw new Error('The pair cannot be read')
    const rated = rateLines(readCareer(pair.resume, { today: '2026-11-15' }), posting)
    expect(rated.get(own)).toBeGreaterThan((rated.get(other) ?? 0) + 0.5)
  })
})

describe('what stands at the top', () => {
  it('is a result in the work somebody aims at, not a job on the way', () => {
    const [best, beside] = [
      'Supported 120 preliminary ecological appraisals and wrote 45 of them, all accepted by the planning authority',
      'Part-time all through university, closing supervisor from 2020',
    ]
    const [pair] = readPairs(
      `# Ecologist | Alex Example\nsummary: Early-career ecologist with three survey seasons.\n@ Wildwood Surveys | Ecologist | 2022-03 | present\n- Drove the van\n- ${best}\n@ Harbour Cafe | Barista | 2018-09 | 2021-06\n- ${beside}\n>> x`,
    )
    if (!pair) throw new Error('The pair cannot be read')
    const rated = rateTops(readCareer(pair.resume, { today: '2026-11-15' }))
    expect(rated.get(best)).toBeGreaterThan(2)
    expect(rated.get(beside)).toBeLessThan(1)
  })
})
