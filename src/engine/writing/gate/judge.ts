// The gate. Every text that was generated passes here, whoever wrote it: each sentence is refused with its reason, or passes, or
// passes with the words the person is asked about.
import { splitSentences } from '#engine/language/sentences.ts'
import { cleanInput } from '../words/clean-input.ts'
import type { Claim, Finding, OpenWord } from './check.ts'
import { type Candidate, type Evidence, gatherEvidence } from './evidence.ts'
import type { Ground, Scope } from './ground.ts'
import { decide, passes, riskOf } from './model.ts'
import { namedJobs } from './named-jobs.ts'
import { bare, isOwnFrame } from './own-frames.ts'
import { followQuote } from './quotes.ts'
import { type ReadText, readText } from './read-segments.ts'
import { withShortForms } from './short-forms.ts'

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
  let quoted = ''
  for (const [place, wordings] of choices.entries()) {
    const rest = followQuote(wordings[0] ?? '', quoted, { career: ground.career, there })
    quoted = rest ?? ''
    if (rest !== undefined) {
      judged.push({ sentence: wordings[0] ?? '', open: [] })
      continue
    }
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
    // The items of a list belong to the job that its heading names, whatever else they name.
    if (best.refusal === tooLong || best.sentence.startsWith('• ')) continue
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
  let best: Evidence | undefined
  for (const evidence of weighSentence(sentence, ground, there)) {
    const isBorneOut = passes(evidence)
    if (!best || isBorneOut || riskOf(evidence) < riskOf(best)) best = evidence
    // What one job bears out no other can shake.
    if (isBorneOut) break
  }
  const { open, ...verdict } = best ? decide(best) : { open: [] }
  return { ...verdict, open: open.map((word) => placeIn(sentence, word)) }
}

/** Where a word stands in the sentence as it was written, which may have lost its opening before it was judged. */
function placeIn(sentence: string, word: OpenWord): OpenWord {
  const at = sentence.indexOf(word.text, word.start)
  return at < 0 ? word : { ...word, start: at, end: at + word.text.length }
}

/** What is there for and against a sentence beside each job it may tell of; nothing for the person's own words. */
export function* weighSentence(sentence: string, ground: Ground, there: readonly string[] = []): Iterable<Evidence> {
  if (isQuoted(sentence, ground, there) || isOwnFrame(withoutContacts(sentence, ground), ground)) return
  const whole = withShortForms(withoutContacts(withoutAnchor(sentence, ground), ground), ground)
  const read = readText(whole)
  const told = readClaim(readText(withoutPlace(whole, ground)), ground)
  for (const candidate of candidatesFor(read, ground, there)) yield gatherEvidence(told, candidate, ground)
}

/** Word for word what the person wrote. */
function isQuoted(sentence: string, { scopes, kind, confirmed }: Ground, there: readonly string[]): boolean {
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

const placing = /^(?:At|(?:In|During) my (?:\p{Ll}+ ){0,3}(?:at|with)|(?:There|Here), at|While (?:working )?at) /u

/** `At Mercy Hospital, I scheduled nurses`: where it was binds the sentence to that job and says nothing more of it. */
function withoutPlace(sentence: string, { career }: Ground): string {
  const opening = placing.exec(sentence)?.[0]
  if (!opening) return sentence
  const named = career.jobs.find(({ company }) => company !== '' && sentence.slice(opening.length).startsWith(company))
  const rest = named ? sentence.slice(opening.length + named.company.length) : ''
  return rest.startsWith(', I ') ? rest.slice(2) : sentence
}

function isNearer(one: Verdict, other: Verdict): boolean {
  if (one.refusal) return false
  return other.refusal !== undefined || one.open.length < other.open.length
}

/** All jobs with their lines. */
function isAll({ jobs, texts }: Scope): boolean {
  return jobs.length > 1 && texts.some(({ role }) => role === 'line')
}

/** Named employers bind a sentence to their jobs; `there` and `in that job` to those named before; what shares most comes first. */
function candidatesFor(read: ReadText, { kind, career, scopes }: Ground, there: readonly string[]): Candidate[] {
  if (kind === 'line') return scopes.map((scope) => ({ scope, rival: 0 }))
  const named = namedJobs(read, career.jobs).map(({ entry }) => entry)
  const refersBack =
    /\b(?:there|that (?:job|role|position|post|company|employer|hospital|school|store|shop)|in (?:that|this) (?:job|role|position))\b/i.test(
      read.text,
    )
  const bound = named.length > 0 ? named : refersBack ? there : []
  const allowed =
    bound.length === 0
      ? scopes
      : scopes.filter((scope) =>
          scope.jobs.length === 1
            ? career.jobs.length === 1 || bound.includes(scope.jobs[0]?.entry ?? '')
            : scope.jobs.length > 1 && (bound.length > 1 || turning.test(read.text) || !isAll(scope)),
        )
  if (allowed.length === 1) return allowed.map((scope) => ({ scope, rival: 0 }))
  const shares = allowed.map((scope) => [...read.keys].filter((key) => scope.keys.has(key)).length)
  const most = Math.max(...shares)
  const candidates = allowed
    .map((scope, at) => ({ scope, rival: (most - (shares[at] ?? 0)) / Math.max(1, read.keys.size) }))
    .filter(({ rival }) => rival <= MOST_BEHIND)
    .sort((one, other) => one.rival - other.rival || one.scope.texts.length - other.scope.texts.length)
  // Where one job says as much of it as all of them, it is told of that job.
  const isOfOne = candidates.some(({ scope, rival }) => rival === 0 && scope.jobs.length === 1)
  return candidates.filter(({ scope }) => !isOfOne || !isAll(scope)).slice(0, MOST_CANDIDATES)
}

/** It goes on to another job than the one it names. */
const turning =
  /\b(?:previously|formerly|former|earlier|before|after|following|later|then|prior|now|today|first|since then)\b|;/i

/** A sentence tells of the job that says most of its words, or of one of the next. */
const MOST_CANDIDATES = 3
/** The share of its words that a job may say less of than another. */
const MOST_BEHIND = 0.2

const ofPosting =
  /\b(?:you|your|yours|the (?:posting|advertisement|listing|ad|vacancy|job|role|position|work)|this (?:posting|job|role|position))\b/i
const ofPerson = /\b(?:I|my|me|mine|myself|I've|I'm)\b/
const wishing =
  /\b(?:would|could|hope|wish|look forward|looking forward|glad|happy|pleased|welcome (?:the|a|an|any|your)|eager|excited|interested|apply|applying|application|consider|consideration|thank|like to|want to|discuss|talk)\b/i

/** `Happy to discuss how I run`: what hangs on a wish is told all the same. */
const telling =
  /\b(?:how|what|where|when|which|that|as|since|from|the|and|but|because|,) (?:\w+ ){0,2}I (?!would|could|hope|wish|look|am (?:glad|happy|eager|excited|interested|applying|writing|keen|ready)|want|like|thank|apply|may|might|can|will|believe|think)\w+|\bmy \w+ as\b|\bI (?:have|had|did|was|ran|led|made)\b/

/** `You ask for X; I have Y`: where what is told of the job ends. `You ask for X, which I hold` tells it of the person too. */
const turnToPerson = /[;:]|, (?=(?:and |but |so )?(?:I|my|mine|it is|at|in|as)\b)| (?:and|but|so) (?=(?:I|my)\b)/
const takesUp =
  /\b(?:which|that|both of which|all of which) (?:I|is what I)\b|\bI (?:do|have|am|hold|bring)(?: it| that| this| one| both| so)?\s*[.!]?$|\bI (?:have|hold|passed|gained|earned|completed|took|got) (?:it|one|that|both|this|mine)\b/

function readClaim(read: ReadText, { kind, postingText }: Ground): Claim {
  const isLetter = kind === 'letter' && postingText !== ''
  const isOfPosting = isLetter && ofPosting.test(read.text) && !ofPerson.test(read.text)
  const turn = isLetter && !takesUp.test(read.text) ? turnToPerson.exec(read.text) : null
  const opening = turn ? read.text.slice(0, turn.index) : ''
  const end = turn && ofPosting.test(opening) && !ofPerson.test(opening) ? turn.index : 0
  return {
    read,
    kind,
    isOfPosting,
    isWish: kind === 'letter' && wishing.test(read.text) && !telling.test(read.text),
    isPostingAt: (start) => isOfPosting || start < end,
  }
}
