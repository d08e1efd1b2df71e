// Which of the person's jobs a sentence names by their employer.
import type { Job } from '../facts/career.ts'
import type { ReadText } from './read-segments.ts'

const legal = /^(?:inc|llc|llp|ltd|co|corp|company|the|and|of|gmbh|plc|lp)$/

const remembered = new WeakMap<readonly Job[], WeakMap<Pick<ReadText, 'words'>, Job[]>>()

/** The same sentence is asked about by several checks, beside each job. */
export function namedJobs(read: Pick<ReadText, 'words'>, jobs: readonly Job[]): Job[] {
  const known = remembered.get(jobs) ?? new WeakMap<Pick<ReadText, 'words'>, Job[]>()
  remembered.set(jobs, known)
  const found = known.get(read) ?? findNamed(read, jobs)
  known.set(read, found)
  return found
}

function findNamed({ words }: Pick<ReadText, 'words'>, jobs: readonly Job[]): Job[] {
  const said = words.filter(({ kind }) => kind !== 'sign')
  const cleaned = said.map(({ lower }) => clean(lower))
  return jobs.filter(({ company }) => {
    const [first = '', second] = nameWords(company)
    if (first === '') return false
    return said.some(({ text }, at) => {
      if (cleaned[at] !== first) return false
      const next = cleaned[at + 1] ?? ''
      if (second !== undefined && (next === second || (legal.test(next) && (cleaned[at + 2] ?? '') === second)))
        return true
      const isAlone =
        second === undefined ||
        (first.length > 4 && !jobs.some((other) => other.company !== company && nameWords(other.company)[0] === first))
      return isAlone && /^\p{Lu}/u.test(text)
    })
  })
}

function nameWords(company: string): string[] {
  return company
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(clean)
    .filter((word) => word !== '' && !legal.test(word))
}

function clean(lower: string): string {
  return !/['’]/.test(lower) ? lower : lower.replace(/['’]s?$/, '').replace(/['’]/g, '')
}
