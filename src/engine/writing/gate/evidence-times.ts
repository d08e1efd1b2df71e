// How long and whether done, beside the dates of the resume: years of all jobs told of one, a school told as finished that is not, a
// certificate told as whole.

import { readDegree } from '../words/degrees.ts'
import type { Claim } from './check.ts'
import { fitsJobs, isDuration } from './checks/durations.ts'
import type { Ground, Scope } from './ground.ts'
import { segmentAt } from './nearest-lines.ts'
import type { Quantity } from './quantity.ts'
import { type ReadText, readText } from './read-segments.ts'
import { contentKeys, type Word } from './read-words.ts'
import { isOn } from './words.ts'

export function timesOf({ read, kind }: Omit<Claim, 'ask'>, scope: Scope, ground: Ground): Record<string, number> {
  return {
    spanBeyond: kind === 'line' ? 0 : countBeyond(read, ground),
    unfinishedSchool: isFinishedTold(read, scope, ground.career.today) ? 1 : 0,
    partialProof: countPartial(read, scope) + (isHeldInPart(read, scope) ? 1 : 0),
  }
}

function isYears(number: Quantity, read: ReadText): boolean {
  return isDuration(number, read) && number.nouns.includes('year')
}

/** `ten years of high school experience` of who was at one for seven: the jobs that say most of what the years are told of. */
function countBeyond(read: ReadText, { career, scopes }: Ground): number {
  return read.numbers.filter((number) => {
    if (!isYears(number, read)) return false
    const segment = segmentAt(read, read.words[number.at]?.start ?? 0)
    const told = (segment?.words ?? []).filter(({ start }) => start > (read.words[number.end]?.start ?? 0))
    const keys = contentKeys(told).filter((key) => !/^(?:year|experienc|work|career|total|histor)$/.test(key))
    const isSaid = scopes.some(({ texts }) =>
      texts.some(({ read: source }) =>
        source.numbers.some(({ value, nouns }) => value === number.value && nouns.includes('year')),
      ),
    )
    if (keys.length === 0 || isSaid) return false
    const shares = scopes
      .filter(({ jobs }) => jobs.length === 1)
      .map(({ jobs, texts }) => ({
        jobs,
        share: keys.filter((key) =>
          texts.some(({ role, read: own }) => (role === 'line' || role === 'header') && own.keys.has(key)),
        ).length,
      }))
    const most = Math.max(0, ...shares.map(({ share }) => share))
    if (most === 0) return false
    const jobs = shares.filter(({ share }) => share === most).flatMap(({ jobs: own }) => own)
    return jobs.length < career.jobs.length && !fitsJobs(number, jobs, career.today)
  }).length
}

const finished =
  /\b(?:[Gg]raduated?|[Dd]egrees?|[Bb]achelor(?:['’]s)?|[Mm]aster(?:['’]s)?|[Aa]ssociate(?:['’]s)? (?:[Dd]egree|of)|[Dd]iploma|alum\w*|[BM]\.?(?:A|S|Sc|BA|Ed)\.?|earned|holds?|completed|finished)\b/
const ongoing =
  /\b(?:expected|in progress|progress|current(?:ly)?|study|studying|studies|student|present|coursework|some college|pursuing|toward|candidate|no degree|not (?:completed|finished)|incomplete|credits|semesters?|left|withdrew|enrolled|working on|year of|will|undergraduate|senior|junior|sophomore|freshman|finish(?:es|ing))\b/i

const ahead =
  /\b(?:expected|in progress|will|candidate|toward|pursuing|studying|graduate (?:student|school|studies|work|courses?|assistant))\b/i

/** `Marketing graduate` of a school that ends next year. */
function isFinishedTold(read: ReadText, { schools }: Scope, today: string): boolean {
  if (!finished.test(read.text) || (/\bgraduated?\b/i.test(read.text) ? ahead : ongoing).test(read.text)) return false
  const named = schools.filter(({ source }) =>
    contentKeys(readText(source.institution).words).some((key) => read.keys.has(key) && !isOn('plain', key)),
  )
  const rank = readDegree(read.text)
  const told = (named.length > 0 ? named : schools).filter(
    ({ source }) => rank === 0 || readDegree(`${source.degree} ${source.field}`) === rank,
  )
  return (
    told.length > 0 &&
    told.every(({ source: { degree, field, endDate, current } }) => {
      const end = /(?:19|20)\d\d/.exec(endDate ?? '')?.[0]
      return current || ongoing.test(`${degree} ${field} ${endDate}`) || (end !== undefined && end > today.slice(0, 4))
    })
  )
}

/** `I hold CILEX Level 3` of who enrolled for it: every line that names it says that it is not done. */
function isHeldInPart({ words, text }: ReadText, { texts }: Scope): boolean {
  const at = words.findIndex(({ lower }) =>
    /^(?:hold|holds|holding|earned|passed|completed|gained|obtained)$/.test(lower),
  )
  if (at < 0 || partial.test(text)) return false
  const names = words.slice(at + 1, at + 7).filter(({ text: name }) => /^\p{Lu}/u.test(name) && name !== 'I')
  const naming = texts.filter(
    ({ role, read }) => role !== 'skill' && names.some(({ key, isContent }) => isContent && read.keys.has(key)),
  )
  return naming.length > 0 && naming.every(({ read }) => partial.test(read.text))
}

const proof = /^(?:certified|certification|certifications|licensed|license|credential|credentialed)$/
const partial =
  /\b(?:part \d|in progress|expected|candidate|scheduled|pending|learning|eligible|exam|permit|expired|lapsed|trainee|student|registered for|enrolled|failed|retest|resit|studying|not yet|booked|working (?:on|towards?))\b/i

/** `CPIM-certified` of who passed part 1; `Network+ certified` of who has A+. */
function countPartial(read: ReadText, { texts, jobs }: Scope): number {
  const listed = texts.filter(({ role }) => role === 'credential' || role === 'school')
  const titles = new Set(jobs.flatMap(({ title }) => [...readText(title).keys]))
  return read.words.filter((word, at) => {
    if (!proof.test(word.lower)) return false
    const names: Word[] = []
    for (const before of read.words.slice(Math.max(0, at - 5), at).reverse()) {
      if (before.kind === 'word' && !before.isContent && before.lower !== 'and' && before.lower.length > 1) break
      if (before.kind === 'word' && before.isContent && !/^(?:NOUN|PROPN|ADJ|X|VERB)$/.test(before.tag)) break
      if (before.text === ',' || before.text === '.') break
      if (before.isContent) names.push(before)
    }
    const after = names.length > 0 ? [] : read.words.slice(at + 1, at + 4).filter(({ isContent }) => isContent)
    const isListed = ({ key }: Word) => listed.some(({ role, read: own }) => role === 'credential' && own.keys.has(key))
    const strange = names.filter((name) => !isListed(name) && !titles.has(name.key)).length > 0
    const isNone = after.length > 0 && !after.some(isListed)
    const held = listed.filter(({ read: own }) => [...names, ...after].some(({ key }) => own.keys.has(key)))
    const isPart = held.length > 0 && held.every(({ read: own }) => partial.test(own.text)) && !partial.test(read.text)
    return strange || isNone || isPart
  }).length
}
