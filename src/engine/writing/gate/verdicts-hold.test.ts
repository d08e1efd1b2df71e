import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectFacts } from '../facts.ts'
import { readPosting } from '../posting/read-posting.ts'
import { checkChange } from './check-change.ts'
import { parseText } from './parsed-text.ts'
import { type ClaimCase, readClaims } from './read-claims.ts'

const folder = join(import.meta.dirname, 'fixtures')
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readClaims(readFileSync(join(folder, name), 'utf8')))

function judge({ resume, posting, entry, before, after }: ClaimCase) {
  const change = {
    id: 'c',
    path: `${entry}.description`,
    kind: 'replace',
    group: 'match',
    before,
    after,
    reason: '',
    facts: [],
  } as const
  return checkChange({ ...change, facts: [] }, collectFacts(resume, [], '2026-11-15'), readPosting(posting))
}

it('judges a line alike whatever was judged before it, and when what is remembered has been let go', () => {
  const first = cases.map(judge)
  for (let text = 0; text < 5000; text += 1) parseText(`Moved ${text} parcels`)
  const again = [...cases].reverse().map(judge).reverse()
  expect(again).toEqual(first)
})
