// The rated lines of `src/engine/writing/match/rated`: pairs of resume and posting, and before each line of a job how much
// it argues for that posting, from 0 to 3.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Career, readCareer } from '#engine/writing/facts/career.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { readPairs } from '#engine/writing/read-pairs.ts'

export type RatedCase = {
  set: string
  career: Career
  posting: Posting
  /** By the text of the line. */
  ratings: ReadonlyMap<string, number>
}

const ratedFolder = join(import.meta.dirname, '../../src/engine/writing/match/rated')
const rated = /^([0-3]) (?=- )/gm

export function readRatedCases(sets: readonly string[] = readdirSync(ratedFolder).sort()): RatedCase[] {
  return sets.flatMap((set) => {
    const text = readFileSync(join(ratedFolder, set), 'utf8')
    return text
      .split(/^(?=# )/m)
      .flatMap((block) => readPairs(block.replace(rated, '')).map((pair) => readCase(set, block, pair)))
  })
}

function readCase(set: string, block: string, { resume, posting }: ReturnType<typeof readPairs>[number]): RatedCase {
  const rows = [...block.matchAll(/^([0-3]) - (.*)$/gm)]
  return {
    set,
    career: readCareer(resume, { today: '2026-11-15' }),
    posting: readPosting(posting),
    ratings: new Map(rows.map(([, rating, text = '']) => [text.replace(/\s+/g, ' ').trim(), Number(rating)])),
  }
}
