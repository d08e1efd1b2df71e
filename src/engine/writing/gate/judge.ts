// The gate. Every text that was generated passes here, whoever wrote it: each sentence is refused with its reason, or passes, or
// passes with the words the person is asked about.
import { splitSentences } from '#engine/language/sentences.ts'
import { cleanInput } from '../words/clean-input.ts'
import type { Claim, Finding } from './check.ts'
import { findOpenWords, type OpenWord } from './find-open-words.ts'
import type { Ground, Scope } from './ground.ts'
import { namedJobs } from './named-jobs.ts'
import { type ReadText, readText } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { table } from './table.ts'
import { isOn } from './words.ts'

export type Judgement = { sentence: string; refusal?: Finding; open: readonly OpenWord[] }

/** Each sentence of a text, in order. */
export function judgeText(text: string, ground: Ground): Judgement[] {
  return judgeChoices(
    splitSentences(text).map((sentence) => [sentence]),
    ground,
  )
}

/** Sentences in order, each in one or several wordings: the first that comes off best. */
export function judgeChoices(choices: readonly (readonly string[])[], ground: Ground): Judgement[] {
  const judged: Judgement[] = []
  let there: readonly string[] = []
  for (const [place, wordings] of choices.entries()) {
    if (place >= MOST_SENTENCES) {
      judged.push({ sentence: wordings[0] ?? '', refusal: tooLong, open: [] })
      continue
    }
    let best: Judgement | undefined
    for (const sentence of wordings) {
      const verdict = { sentence, ...judgeSentence(sentence, ground, there) }
      if (!best || isNearer(verdict, best)) best = verdict
    }
    if (!best) continue
    judged.push(best)
    if (best.refusal === tooLong) continue
    const named = namedJobs(readText(best.sentence), ground.career.jobs).map(({ entry }) => entry)
    if (named.length > 0) there = named
  }
  return judged
}

type Verdict = Omit<Judgement, 'sentence'>

const LONGEST = 480
/** More than any letter has. */
const MOST_SENTENCES = 120
const tooLong: Finding = { code: 'length', text: 'This is too long to be checked.' }

/** `there`: the jobs the sentences before spoke of. */
function judgeSentence(sentence: string, ground: Ground, there: readonly string[] = []): Verdict {
  if (sentence.length > LONGEST) return { refusal: tooLong, open: [] }
  if (isQuoted(sentence, ground, there)) return { open: [] }
  const read = readText(withoutContacts(withoutAnchor(sentence, ground), ground))
  const whole = judgeClaim(read, ground, { there })
  if (!whole.refusal || ground.kind === 'line') return whole
  const parts = isOfOneJob(whole.refusal) ? splitParts(read) : []
  if (parts.length < 2) return whole
  // Several jobs in one sentence: each part by the job it speaks of.
  let last = there
  const open: OpenWord[] = []
  for (const { text, start } of parts) {
    const part = readText(text)
    const named = namedJobs(part, ground.career.jobs).map(({ entry }) => entry)
    if (named.length > 0) last = named
    const verdict = judgeClaim(part, ground, { there: last, isBound: last !== there })
    if (verdict.refusal) return whole
    open.push(...verdict.open.map((word) => ({ ...word, start: word.start + start, end: word.end + start })))
  }
  return { open }
}

/** What a sentence over two jobs is refused for; praise and the like are so in any part of it. */
function isOfOneJob({ code }: Finding): boolean {
  return /^(?:number|unit|name|tool|moved-fact|time|years|hedge|level)$/.test(code)
}

/** Word for word what the person wrote. */
function isQuoted(sentence: string, { scopes, kind, confirmed }: Ground, there: readonly string[]): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%$€£]+/gu, ' ')
      .trim()
  if (cleanInput(sentence) !== sentence.normalize('NFC')) return false
  const said = bare(sentence)
  if (confirmed.some((one) => bare(one) === said)) return true
  if (said.split(' ').length < 3 || (kind !== 'line' && there.length > 0)) return false
  return scopes.some(({ texts }) => texts.some(({ read }) => read.bare === said))
}

/** The person's own address and number need no other source. */
function withoutContacts(sentence: string, { career }: Ground): string {
  const { email, phone, website, linkedin, links = [] } = career.resume.personalInfo
  return [email, phone, website, linkedin, ...links.map(({ url }) => url)].reduce<string>(
    (text, own) => (own?.trim() ? text.replaceAll(own.trim(), 'it') : text),
    sentence,
  )
}

/** `Before Brightline, I worked at Cobb`: the other job only says when. */
function withoutAnchor(sentence: string, { career }: Ground): string {
  const opening = /^(?:Before|After|Prior to|Following)(?: (?:joining|leaving|my (?:time|years|work) at))? /i.exec(
    sentence,
  )?.[0]
  if (!opening) return sentence
  const named = career.jobs.find(({ company }) => company !== '' && sentence.slice(opening.length).startsWith(company))
  const rest = named ? sentence.slice(opening.length + named.company.length) : ''
  return rest.startsWith(', ') ? rest.slice(2) : sentence
}

type Bounds = { there: readonly string[]; isBound?: boolean }

function judgeClaim(read: ReadText, ground: Ground, { there, isBound = false }: Bounds): Verdict {
  const told = readClaim(read, ground)
  let nearest: Verdict | undefined
  const refusing: { scope: Scope; refusal: Finding }[] = []
  for (const scope of scopesFor(read, ground, { there, isBound })) {
    const asked = new Set<Word>()
    const claim: Claim = { ...told, ask: (word) => asked.add(word) }
    const refusal = findRefusal(claim, scope, ground)
    // What the whole resume does not have no job of it has.
    if (refusal && scope.jobs.length === ground.career.jobs.length && isAll(scope) && isOfWhole(refusal))
      return { refusal, open: [] }
    if (refusal) refusing.push({ scope, refusal })
    const verdict: Verdict = refusal ? { refusal, open: [] } : { open: findOpenWords(claim, scope, ground, asked) }
    if (!refusal && verdict.open.length === 0) return verdict
    if (!nearest || isNearer(verdict, nearest)) nearest = verdict
  }
  const verdict = nearest ?? { open: [] }
  // What is open in one job and refused in the job that says those very words is refused.
  const keys = verdict.open.flatMap(({ start }) => read.words.find((word) => word.start === start)?.key ?? [])
  const elsewhere = refusing.find(
    ({ scope }) => scope.jobs.length === 1 && keys.length > 0 && keys.every((key) => scope.keys.has(key)),
  )
  if (elsewhere) return { refusal: elsewhere.refusal, open: [] }
  const wanted = verdict.refusal ? undefined : findWanted(verdict.open, told, ground)
  return wanted ? { refusal: wanted, open: [] } : refuseMoved(verdict, read, ground)
}

/** A word of the posting that the resume has nowhere: the person was given what the job asks for. */
function findWanted(
  open: readonly OpenWord[],
  { read, isWish, isPostingAt }: Omit<Claim, 'ask'>,
  ground: Ground,
): Finding | undefined {
  if (isWish) return undefined
  for (const { start } of open) {
    const word = read.words.find((one) => one.start === start)
    if (!word || !ground.posting.has(word.key) || isPostingAt(start)) continue
    if (!/^(?:NOUN|PROPN|ADJ)$/.test(word.tag) || isOn('common', word.key) || isOn('letter', word.key)) continue
    const root = word.lower.slice(0, Math.max(4, word.lower.length - 3))
    const isKnown = ground.scopes.some(({ texts }) =>
      texts.some(({ read: source }) => source.words.some(({ lower }) => lower.startsWith(root))),
    )
    if (!isKnown) return { code: 'claim', text: `The job asks for “${word.text}”, and your resume does not say it.` }
  }
  return undefined
}

/** Words that the named job does not say and another does: its work was moved. */
function refuseMoved(verdict: Verdict, read: ReadText, { kind, career, scopes }: Ground): Verdict {
  if (verdict.open.length < 1 || kind === 'line') return verdict
  const named = namedJobs(read, career.jobs)
  if (named.length === 0) return verdict
  const keys = verdict.open.flatMap(({ start }) => read.words.find((word) => word.start === start)?.key ?? [])
  const isMoved = scopes.some(
    ({ jobs, texts }) =>
      jobs.length === 1 &&
      jobs[0] &&
      !named.includes(jobs[0]) &&
      keys.filter((key) => texts.some(({ role, read: text }) => role === 'line' && text.keys.has(key))).length >=
        Math.min(2, keys.length),
  )
  return isMoved
    ? { refusal: { code: 'moved-fact', text: 'Your resume says this of another job.' }, open: [] }
    : verdict
}

function isNearer(one: Verdict, other: Verdict): boolean {
  if (one.refusal) return false
  return other.refusal !== undefined || one.open.length < other.open.length
}

function findRefusal(claim: Claim, scope: Scope, ground: Ground): Finding | undefined {
  for (const row of table) {
    const finding = row[ground.kind] ? row.check.find(claim, scope, ground) : undefined
    if (finding) return finding
  }
  return undefined
}

/** All jobs with their lines. */
function isAll({ jobs, texts }: Scope): boolean {
  return jobs.length > 1 && texts.some(({ role }) => role === 'line')
}

function isOfWhole({ code }: Finding): boolean {
  return /^(?:name|tool|credential|link|instruction|empty|number|claim)$/.test(code)
}

/** Named employers bind a sentence to their jobs; `there` and `in that job` to those named before; what shares most comes first. */
function scopesFor(read: ReadText, { kind, career, scopes }: Ground, { there, isBound }: Bounds): readonly Scope[] {
  if (kind === 'line') return scopes
  const named = namedJobs(read, career.jobs).map(({ entry }) => entry)
  const refersBack =
    /\b(?:there|that (?:job|role|position|post|company|employer|hospital|school|store|shop)|in (?:that|this) (?:job|role|position))\b/i.test(
      read.text,
    )
  const bound = named.length > 0 ? named : isBound || (refersBack && there.length > 0) ? there : []
  const allowed =
    bound.length === 0
      ? scopes
      : scopes.filter((scope) =>
          scope.jobs.length === 1
            ? career.jobs.length === 1 || bound.includes(scope.jobs[0]?.entry ?? '')
            : scope.jobs.length > 1 && (bound.length > 1 || !isAll(scope)),
        )
  const share = (scope: Scope) => [...read.keys].filter((key) => scope.keys.has(key)).length
  return [...allowed].sort((one, other) => share(other) - share(one))
}

/** Parts that could each stand alone, by clause. */
function splitParts({ segments }: ReadText): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = []
  for (const { words } of segments) {
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) continue
    const text = words.map((word, at) => (at > 0 && !word.isJoined ? ' ' : '') + word.text).join('')
    const previous = parts.at(-1)
    // A clause without a verb of its own belongs to its neighbour.
    if (
      previous &&
      !words.some(({ verb, lower }) => verb || /^(?:previously|formerly|earlier|now|before)$/.test(lower))
    )
      parts[parts.length - 1] = { text: `${previous.text} ${text}`, start: previous.start }
    else parts.push({ text, start: first.start })
  }
  return parts
}

const ofPosting =
  /\b(?:you|your|yours|the (?:posting|advertisement|listing|ad|vacancy|job|role|position|work)|this (?:posting|job|role|position))\b/i
const ofPerson = /\b(?:I|my|me|mine|myself|I've|I'm)\b/
const wishing =
  /\b(?:would|could|hope|wish|look forward|looking forward|glad|happy|pleased|welcome|eager|excited|interested|apply|applying|application|consider|consideration|thank|like to|want to|discuss|talk)\b/i

/** `You ask for X; I have Y`: where what is told of the job ends. `You ask for X, which I hold` tells it of the person too. */
const turnToPerson = /[;:]|, (?=(?:and |but |so )?(?:I|my|mine|it is|at|in|as)\b)| (?:and|but|so) (?=(?:I|my)\b)/
const takesUp =
  /\b(?:which|that|both of which|all of which) (?:I|is what I)\b|\bI (?:do|have|am|hold|bring)(?: it| that| this| one| both| so)?\s*[.!]?$/

function readClaim(read: ReadText, { kind, postingText }: Ground): Omit<Claim, 'ask'> {
  const isLetter = kind === 'letter' && postingText !== ''
  const isOfPosting = isLetter && ofPosting.test(read.text) && !ofPerson.test(read.text)
  const turn = isLetter && !takesUp.test(read.text) ? turnToPerson.exec(read.text) : null
  const opening = turn ? read.text.slice(0, turn.index) : ''
  const end = turn && ofPosting.test(opening) && !ofPerson.test(opening) ? turn.index : 0
  return {
    read,
    kind,
    isOfPosting,
    isWish: kind === 'letter' && wishing.test(read.text),
    isPostingAt: (start) => isOfPosting || start < end,
  }
}
