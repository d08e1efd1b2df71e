// A proof that is told of somebody by its name, beside everything the resume says: `a licensed gas fitter`, `a commerce graduate`.
import type { Claim } from './check.ts'
import { modifiers } from './checks/roles.ts'
import type { Ground } from './ground.ts'
import type { ReadText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { bareWords, resumeText } from './resume-text.ts'
import { isOn } from './words.ts'

const thing =
  /^(?:certificate|certification|licen[cs]e|licensure|degree|diploma|accreditation|qualification|credential|endorsement|doctorate|bachelor's|master's|graduate)$/
const quality = /^(?:certified|licen[cs]ed|chartered|accredited|qualified|registered|credentialed|prepared|educated)$/

const [BEFORE, AFTER] = [4, 4]

/** `strangeHeld`: words in the name of a proof that the resume has nowhere. */
export function heldOf({ read, isPostingAt }: Claim, ground: Ground): Record<string, number> {
  let strangeHeld = 0
  for (const [at, word] of read.words.entries()) {
    if (isPostingAt(word.start)) continue
    const named = thing.test(word.lower)
      ? nameOfThing(read, at)
      : quality.test(word.lower)
        ? nameOfQuality(read, at)
        : []
    if (isYetToCome(read, at, ground)) strangeHeld = Math.max(strangeHeld, 1)
    if (!isWrittenShort([...named, word], ground))
      strangeHeld = Math.max(strangeHeld, named.filter((one) => isStrange(one, ground)).length)
  }
  return { strangeHeld }
}

const after =
  /^(?:student|school|program|programme|course|level|certificate|diploma|work|study|studies|research|trainee)$/

/** `High school graduate` of who is still at school. */
function isYetToCome({ words }: ReadText, at: number, { career }: Ground): boolean {
  const { education } = career.resume
  return (
    words[at]?.lower === 'graduate' &&
    !after.test(words[at + 1]?.lower ?? '') &&
    education.length > 0 &&
    education.every(({ current, endDate }) => current || (endDate ?? '') > career.today)
  )
}

/** `a law diploma`, `a diploma in law`; a `psychology graduate in human resources` works there. */
function nameOfThing(read: ReadText, at: number): Word[] {
  const before = runBefore(read, at).reverse()
  return before.length > 0 ? before : runAfter(read, at)
}

/** `Basic Life Support certification` of who lists BLS, `BSN-educated`. */
function isWrittenShort(named: readonly Word[], ground: Ground): boolean {
  const initials = named.map(({ lower }) => lower[0]).join('')
  const said = resumeText(ground)
  return [initials, initials.slice(0, -1)].some((one) => one.length > 1 && said.includes(` ${one} `))
}

/** `BLS-certified`, `a licensed gas fitter`; `registered students` is an act. */
function nameOfQuality(read: ReadText, at: number): Word[] {
  const { words } = read
  if (words[at - 1]?.text === '-' && words[at]?.isJoined) return runBefore(read, at - 1)
  const before = words[at - 1]
  const isTold = before === undefined || before.tag === 'DET' || /^(?:as|am|and|fully)$/.test(before.lower)
  if (!isTold || (words[at]?.verb && before?.tag !== 'DET')) return []
  const run: Word[] = []
  for (const word of words.slice(at + 1, at + 1 + AFTER)) {
    if (!isPart(word)) break
    run.push(word)
  }
  // Whoever they are many of are others.
  return /[^su]s$/.test(run.at(-1)?.lower ?? '') ? [] : run
}

function isPart({ kind, tag, isContent, verb, lower }: Word): boolean {
  return (
    kind === 'word' &&
    isContent &&
    (verb === undefined || /ing$/.test(lower)) &&
    /^(?:NOUN|PROPN|ADJ|X|VERB)$/.test(tag)
  )
}

function runBefore({ words }: ReadText, at: number): Word[] {
  const run: Word[] = []
  for (const word of words.slice(Math.max(0, at - BEFORE), at).reverse()) {
    if (word.text === '-' && word.isJoined) continue
    if (!isPart(word)) break
    run.push(word)
  }
  return run
}

function runAfter({ words }: ReadText, at: number): Word[] {
  if (!/^(?:in|of|as)$/.test(words[at + 1]?.lower ?? '')) return []
  const run: Word[] = []
  for (const word of words.slice(at + 2, at + 2 + AFTER)) {
    if (/^(?:an?|the)$/.test(word.lower)) continue
    if (!isPart(word)) break
    run.push(word)
  }
  return run
}

/** `bsn` of a Bachelor of Science in Nursing, `unlv` of a university. */
function lettersOf({ career }: Ground): string[] {
  return [...career.schools.map(({ header }) => header), ...career.credentials].map(({ text }) =>
    bareWords(text.toLowerCase())
      .split(' ')
      .filter((word) => !/^(?:of|and|in|the|for|at|from)$/.test(word))
      .map((word) => word[0])
      .join(''),
  )
}

/** Long enough to be the same word in another form. */
const SAME = 4

function isStrange({ lower, key }: Word, ground: Ground): boolean {
  if (isOn('plain', key) || modifiers.test(lower) || quality.test(lower) || thing.test(lower)) return false
  if (/^(?:field|subject|language|discipline)$/.test(lower)) return false
  if (lettersOf(ground).some((letters) => lower.length > 2 && letters.includes(lower))) return false
  const said = resumeText(ground)
  // A CDL is a commercial driving licence.
  if (/^(?:commercial|driving|driver)/.test(lower) && /(?:cdl|class|category|licen[cs]e) /.test(said)) return false
  // `a commerce degree` of a BCom, `education` of a BEd
  const isInLetters = [2, 3].some((size) =>
    ['b', 'm'].some((rank) => said.includes(` ${rank}${lower.slice(0, size)} `)),
  )
  return !isInLetters && !said.includes(` ${lower.slice(0, SAME)}`)
}
