import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rateLine, recencyOf } from './rate-line.ts'
import { readRatedLines } from './read-rated-lines.ts'

const folder = join(import.meta.dirname, '../fixtures')
const judged = ['rated-lines-1.txt', 'rated-lines-2.txt'].flatMap((name) =>
  readRatedLines(readFileSync(join(folder, name), 'utf8')),
)

describe('what argues for a job', () => {
  it('puts the better of two lines first five times out of six, as people judged them', () => {
    let right = 0
    let all = 0
    for (const { posting, lines } of judged) {
      const rated = lines.map((line) => ({ ...line, rate: rateLine(line.text, posting) + recencyOf(line.place) }))
      for (const better of rated)
        for (const worse of rated) {
          if (better.rating <= worse.rating) continue
          all += 1
          if (better.rate > worse.rate) right += 1
        }
    }
    expect(all).toBeGreaterThan(1500)
    expect(right / all).toBeGreaterThan(5 / 6)
  })

  it('knows work of the job that shares no word with the posting', () => {
    const care = judged.find(({ posting }) => /Night Care Assistant/.test(posting.title?.text ?? ''))
    if (!care) throw new Error('The fixture has no night care assistant')
    const own = rateLine('Looked after 24 patients on nights with one nurse, most of them over 80', care.posting)
    expect(own).toBeGreaterThan(
      rateLine('Organised the branch football tournament, 12 teams from the county', care.posting),
    )
  })
})
