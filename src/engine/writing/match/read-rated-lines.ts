// Reads resumes whose lines people rated for one job: `3 - line` under `@ employer | title | from | until`, after the
// posting in rows that begin with `>`.
import type { Posting } from '../posting/posting.ts'
import { readPosting } from '../posting/read-posting.ts'

type RatedLine = { text: string; rating: number; place: number }
export type RatedResume = { posting: Posting; lines: readonly RatedLine[] }

export function readRatedLines(text: string): RatedResume[] {
  return text
    .split(/^(?=# )/m)
    .filter((block) => block.startsWith('# '))
    .map((block) => {
      const rows = block.split('\n')
      const head = (rows[0] ?? '')
        .slice(2)
        .split('|')
        .map((part) => part.trim())
      const told = rows.filter((row) => row.startsWith('>')).map((row) => row.replace(/^> ?/, ''))
      return { posting: readPosting([...head, '', ...told].join('\n')), lines: readLines(rows) }
    })
}

function readLines(rows: readonly string[]): RatedLine[] {
  let place = -1
  return rows.flatMap((row): RatedLine[] => {
    if (row.startsWith('@ ')) place += 1
    const [, rating, text] = /^([0-3]) - (.*)$/.exec(row.trim()) ?? []
    return text ? [{ text, rating: Number(rating), place }] : []
  })
}
