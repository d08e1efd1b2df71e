// Degrees, licences and certificates: only those listed.
import type { School } from '../../facts/career.ts'
import { readDegree } from '../../words/degrees.ts'
import { type Check, type Finding, refuse } from '../check.ts'
import type { Scope, SourceText } from '../ground.ts'
import type { ReadText } from '../read-segments.ts'
import type { Word } from '../read-words.ts'
import { isOn, keyOf } from '../words.ts'

export const credentials: Check = ({ read, isOfPosting, isPostingAt }, scope) => {
  if (isOfPosting) return undefined
  const rank = namesDegree.test(read.text) ? readDegree(read.text) : 0
  if (
    rank > 0 &&
    !scope.texts.some((text) => isCredential(text) && readDegree(text.read.text) === rank) &&
    !scope.texts.some((text) => readDegree(text.read.text) === rank)
  )
    return refuse('credential', 'Your resume does not name this degree.')
  if (isOfOtherSchool(read, scope)) return refuse('credential', 'Your resume names another degree from this school.')
  for (const [at, word] of read.words.entries()) {
    const stranger = isPostingAt(word.start) ? undefined : namedAsHeld(read.words, at, scope)
    if (stranger) return refuse('credential', `Your resume does not list “${stranger.text}”.`)
    const kind = kindOf(word.lower)
    // `Registered students`: an act.
    const [before, next] = [read.words[at - 1], read.words[at + 1]]
    const isAct = next?.tag === 'NOUN' && /[^s]s$/.test(next.lower) && before?.tag !== 'DET'
    if (/^(?:registered|licensed|certified)$/.test(word.lower) && isAct) continue
    if (!kind || isPostingAt(word.start)) continue
    const finding = kind === 'degree' ? checkDegree(read.words, at, scope) : checkHeld(read.words, at, scope)
    if (finding) return finding
  }
  return undefined
}

const common = /^(?:universit|colleg|school|institut|state|academ|center|high|of|the|at|in|and|communit|technic)/

const namesBySchool = new WeakMap<School, ReadonlySet<string>>()

function namesOf(school: School): ReadonlySet<string> {
  const known = namesBySchool.get(school)
  if (known) return known
  const words = school.source.institution.toLowerCase().split(/[^\p{L}]+/u)
  const names = new Set(words.map(keyOf).filter((key) => key.length > 2 && !common.test(key)))
  namesBySchool.set(school, names)
  return names
}

/** `an Ed.D. from Dayton` of who has it from Ashland. */
function isOfOtherSchool(read: ReadText, { schools }: Scope): boolean {
  let from = 0
  const places = schools.flatMap((school) => {
    const names = namesOf(school)
    const at = read.words.findIndex(({ key, text }) => names.has(key) && /^\p{Lu}/u.test(text))
    return at < 0 ? [] : [{ at, names }]
  })
  for (const { at, names } of places.sort((one, other) => one.at - other.at)) {
    const told = read.text.slice(read.words[from]?.start ?? 0, read.words[at]?.start)
    const rank = readDegree(told)
    const own = schools.filter((school) => [...namesOf(school)].some((name) => names.has(name)))
    if (rank > 0 && !own.some(({ source }) => readDegree(`${source.degree} ${source.field}`) === rank)) return true
    from = at + 1
  }
  return false
}

function checkDegree(words: readonly Word[], at: number, { texts }: Scope): Finding | undefined {
  const word = words[at]
  if (!word || texts.some(({ role, read }) => (role === 'line' || role === 'person') && read.keys.has(word.key)))
    return undefined
  const schools = texts.filter(({ role }) => role === 'school')
  const isCertificate =
    schools.length > 0 &&
    schools.every(
      ({ read }) =>
        /\b(?:certificate|apprenticeship|diploma|coursework|some college)\b/i.test(read.text) &&
        readDegree(read.text) < 2,
    )
  if (schools.length === 0 || (isCertificate && /^degree/.test(word.lower)))
    return refuse('credential', `Your resume does not say “${word.text}” of you.`)
  const studied = texts.filter(({ role }) => role === 'school' || role === 'credential')
  const field = fieldsOf(words, at).find(({ key }) => !studied.some(({ read }) => read.keys.has(key)))
  return field && refuse('credential', `Your resume names no degree in ${field.text}.`)
}

/** A certificate or licence is one of those listed, by what it is in. */
function checkHeld(words: readonly Word[], at: number, { texts, keys }: Scope): Finding | undefined {
  const word = words[at]
  const isLicence = kindOf(word?.lower ?? '') === 'licence'
  // `Azure-certified administrator`: in what stands before the hyphen, whatever follows.
  const isJoined = words[at - 1]?.text === '-' && word?.isJoined === true
  const held = texts.filter(
    ({ role, read }) =>
      (role === 'credential' && !isLicence) ||
      (isJoined && (role === 'credential' || role === 'school')) ||
      read.words.some(({ lower }) =>
        // `Patient registration, 60 a day` is no licence.
        isLicence
          ? kindOf(lower) === 'licence' || (lower === 'registration' && role === 'credential')
          : isHeldWord(lower),
      ),
  )
  const titles = texts.filter(({ role }) => role === 'header' || role === 'person')
  const around = phraseAround(words, at).filter(({ start }) => !isJoined || start < (word?.start ?? 0))
  const named = around.filter(({ key }) => !titles.some(({ read }) => read.keys.has(key)))
  const isListed = ({ key, text }: Word) => held.some(({ read }) => read.keys.has(key) || read.text.includes(text))
  if (
    !word ||
    (held.length > 0 &&
      (named.length === 0 || named.some(isListed)) &&
      named.every((one) => isListed(one) || keys.has(one.key)))
  )
    return undefined
  return refuse('credential', `Your resume does not say “${word.text}” of this.`)
}

/** `I hold ACI Strength Testing`: by its name, which no certificate of the resume has. */
function namedAsHeld(words: readonly Word[], at: number, { texts }: Scope): Word | undefined {
  if (!/^(?:hold|holds|holding)$/.test(words[at]?.lower ?? '')) return undefined
  const held = texts.filter(({ role, read }) => role !== 'line' || read.words.some(({ lower }) => isHeldWord(lower)))
  for (const word of words.slice(at + 1, at + 7)) {
    if (word.kind === 'sign' ? !/^[-/&]$/.test(word.text) : /^(?:since|from|at|with|until|as)$/.test(word.lower))
      return undefined
    const isName = /^\p{Lu}/u.test(word.text) && word.isContent && !/days?$/.test(word.lower)
    if (isName && !held.some(({ read }) => read.keys.has(word.key) || read.text.includes(word.text))) return word
    if (!isName && word.kind === 'word' && word.verb) return undefined
  }
  return undefined
}

export function isHeldWord(lower: string): boolean {
  return kindOf(lower) === 'certificate' || kindOf(lower) === 'licence'
}

/** The content words of the phrase that names it: `dementia care certification`, `certified to AWS D1.1`. */
function phraseAround(words: readonly Word[], at: number): Word[] {
  const isName = (word: Word | undefined) =>
    word?.kind === 'word' &&
    word.isContent &&
    !word.verb &&
    /^(?:NOUN|PROPN|ADJ|X)$/.test(word.tag) &&
    !isHeldWord(word.lower) &&
    !isOn('plain', word.key) &&
    !/^(?:current|active|valid|professional|holder|state|exam|test|course|program|class|training)$/.test(word.lower) &&
    !/^(?:year|month)s?$/.test(word.lower)
  const found: Word[] = []
  for (let place = at - 1; place >= at - 5; place -= 1) {
    const word = words[place]
    if (
      !word ||
      (word.kind === 'sign' && !/^[-/&+]$/.test(word.text)) ||
      (word.kind === 'word' && !isName(word) && !isHeldWord(word.lower))
    )
      break
    if (isName(word)) found.push(word)
  }
  for (let place = at + 1; place <= at + 6; place += 1) {
    const word = words[place]
    if (!word || (word.kind === 'sign' && !/^[-/&+]$/.test(word.text))) break
    if (
      word.kind === 'word' &&
      !isName(word) &&
      !isHeldWord(word.lower) &&
      !/^(?:in|of|as|for|to|on|the|a|an)$/.test(word.lower)
    )
      break
    if (isName(word)) found.push(word)
  }
  return found
}

const namesDegree =
  /\b(?:[Bb]achelor|[Mm]aster(?:['’]?s)? |[Mm]aster of|[Aa]ssociate(?:['’]s)? (?:degree|of|in)\b|[Dd]octor(?:ate|al| of)|Ph\.?D|[Dd]iploma|[Dd]egree|B\.?[AS]c?\b|M\.?[AS]c?\b|GED|MBA)/

/** What a degree is said to be in: `a culinary degree`, `degree in Statistics`. */
function fieldsOf(words: readonly Word[], at: number): Word[] {
  const own: Word[] = []
  for (const word of words.slice(Math.max(0, at - 3), at).reverse()) {
    if (
      !word.isContent ||
      !/^(?:NOUN|ADJ|PROPN)$/.test(word.tag) ||
      /^\p{Lu}{2,}$/u.test(word.text) ||
      /^(?:bachelor|master|associate|doctoral|college|university|graduate|undergraduate|advanced|same|four|two|year|new|recent|vocational|technical|first)/.test(
        word.lower,
      )
    )
      break
    own.push(word)
  }
  const after: Word[] = []
  if (/^(?:in|of)$/.test(words[at + 1]?.lower ?? ''))
    for (const word of words.slice(at + 2, at + 7)) {
      if (word.kind !== 'word' || /^(?:from|at|and|with|in|who|i)$/.test(word.lower)) break
      if (word.isContent) after.push(word)
    }
  return [...own, ...after]
}

function isCredential({ role }: SourceText): boolean {
  return role === 'school' || role === 'credential'
}

function kindOf(lower: string): 'certificate' | 'licence' | 'degree' | undefined {
  if (
    /^(?:certified|certification|certifications|certificate|certificates|accredited|accreditation|credentialed|credential|credentials|commissioned|qualified)$/.test(
      lower,
    )
  )
    return 'certificate'
  if (
    /^(?:licen[sc]ed?|licen[sc]es|licensure|registered|permit|endorsement|endorsements|chartered|clearance|bonded)$/.test(
      lower,
    )
  )
    return 'licence'
  return /^(?:degree|bachelor|bachelor's|master's|masters|doctorate|phd|mba|diploma|graduate|graduated|alumnus|honors|honours|valedictorian|laude|gpa)$/.test(
    lower,
  )
    ? 'degree'
    : undefined
}
