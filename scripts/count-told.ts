// How the reader reads sets of people who tell of themselves: `npx tsx scripts/count-told.ts told-7 a-file.json`, by the
// names of fixtures or by files; all fixtures where none is named.
import { readFileSync } from 'node:fs'
import { readText } from '#engine/reading/read-text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { writeLetter } from '#engine/writing/letter/write-letter.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { bare, judgeTold, type Told } from '../tests/support/judge-told.ts'
import { readToldSets } from './support/told-rows.ts'

const fixtures: ReadonlyMap<string, Told[]> = readToldSets()
const named = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const showsFaults = process.argv.includes('--faults')

/** It names no trade, so that a letter says only what the person is. */
const posting = readPosting(
  'Team Member\nNorthfield\n\nWe are looking for somebody to join our team. You are reliable and work well with others.',
)

/** Word for word, whatever the signs between them. */
function isInLetter({ title, jobs }: Told, resume: Resume): boolean {
  const { paragraphs } = writeLetter({ resume, posting, tone: 'plain', today: '2026-11-17', seed: 0 })
  const letter = ` ${bare(paragraphs.map(({ text }) => text).join(' '))} `
  return letter.includes(` ${bare(title)} `) && jobs.some(({ company }) => letter.includes(` ${bare(company)} `))
}

let ids = 0
const newId = () => {
  ids += 1
  return String(ids)
}

console.table(
  (named.length > 0 ? named : [...fixtures.keys()]).map((name) => {
    const set = fixtures.get(name) ?? (JSON.parse(readFileSync(name, 'utf8')) as Told[])
    const verdicts = set.map((one) => {
      const reading = readText(one.text, { newId })
      const verdict = judgeTold(one, reading)
      return { ...verdict, isWritten: !verdict.faults.includes('name') && isInLetter(one, reading.resume) }
    })
    const count = (isRight: (verdict: (typeof verdicts)[number]) => boolean) => verdicts.filter(isRight).length
    if (showsFaults) for (const [at, { faults }] of verdicts.entries()) if (faults.length > 0) console.log(at, faults)
    return {
      set: name,
      texts: set.length,
      name: count(({ faults }) => !faults.includes('name')),
      title: count(({ faults }) => !faults.includes('title')),
      'title or present job': count(({ isTitleOrJob }) => isTitleOrJob),
      'one employer with years': count(({ isLoose }) => isLoose),
      'every employer with years': count(({ isTold }) => isTold),
      'positions too': count(({ isWhole }) => isWhole),
      letter: count(({ isWritten }) => isWritten),
    }
  }),
)
