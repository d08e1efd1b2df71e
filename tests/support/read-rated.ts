// Rated lines as `rated/` has them: pairs of resume and posting, and before each line of a job how much it argues for that
// posting, from 0 to 3, and behind that, where it was asked, how much it says at the top of its resume.
import { type Career, readCareer } from '#engine/writing/facts/career.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { readPairs } from './read-pairs.ts'

export type RatedCase = {
  set: string
  career: Career
  posting: Posting
  /** By the text of the line. */
  ratings: ReadonlyMap<string, number>
  tops: ReadonlyMap<string, number>
}

const rated = /^[0-3]{1,2} (?=- )/gm

/** `set`: by whom they were written. */
export function readRated(set: string, text: string): RatedCase[] {
  return text
    .split(/^(?=# )/m)
    .flatMap((block) => readPairs(block.replace(rated, '')).map((pair) => readCase(set, block, pair)))
}

function readCase(set: string, block: string, { resume, posting }: ReturnType<typeof readPairs>[number]): RatedCase {
  const rows = [...block.matchAll(/^([0-3])([0-3]?) - (.*)$/gm)].map(([, rating, top, text = '']) => ({
    rating: Number(rating),
    top,
    text: text.replace(/\s+/g, ' ').trim(),
  }))
  return {
    set,
    career: readCareer(resume, { today: '2026-11-15' }),
    posting: readPosting(posting),
    ratings: new Map(rows.map(({ text, rating }) => [text, rating])),
    tops: new Map(rows.flatMap(({ text, top }) => (top ? [[text, Number(top)]] : []))),
  }
}

/** Rated facts as `rated-facts/` has them: `=== place of the pair`, then rating, kind and text of each, with tabs between. */
export function readRatedFacts(text: string): ReadonlyMap<number, ReadonlyMap<string, number>> {
  return new Map(
    text
      .split(/^=== /m)
      .slice(1)
      .map((block) => {
        const [place = '', ...rows] = block.trim().split('\n')
        const marks = rows.map((row) => row.split('\t')).map(([mark, kind, said]) => [`${kind} ${said}`, Number(mark)])
        return [Number(place), new Map(marks as [string, number][])]
      }),
  )
}
