// The gate for letters: what a sentence says of the person must be theirs, what it says of the job must be quoted from the posting.
import { fullName } from '#engine/resume/names.ts'
import type { Facts } from '../facts.ts'
import type { Posting } from '../posting/posting.ts'
import type { Verdict } from '../proposal.ts'
import { cleanInput, speaksToMachine } from '../words/clean-input.ts'
import type { Token } from '../words/tokens.ts'
import { isLetterWord } from '../words/vocabulary.ts'
import { checkLevels, checkLimits, checkNegations } from './check-claims.ts'
import { checkFrequency } from './check-frequency.ts'
import { checkRoles, checkTitlesAt } from './check-roles.ts'
import { checkScope } from './check-scope.ts'
import { checkAllNumbers } from './check-text.ts'
import { checkSince, checkToolsAt, linesOfNamedEmployers, namesEmployer } from './check-time.ts'
import { checkWords } from './check-words.ts'
import { splitClaims } from './letter-clauses.ts'
import { type ParsedText, parseText } from './parsed-text.ts'
import { postingStems, runChecks } from './run-checks.ts'
import { allLines, type Source, type SourceLine, sourcesByJob } from './source.ts'

const passed: Verdict = { ok: true }

/** A verdict for each sentence, in order. */
export function checkSentences(sentences: readonly string[], facts: Facts, posting?: Posting): Verdict[] {
  return sentences.map((sentence) => checkSentence(sentence, facts, posting))
}

const LONGEST = 420
const link = /(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.\w+|\]\(|<[a-z/][^>]*>|\+?\d[\d\s().-]{8,}\d/gi
const placeholder = /\[[^\]]*\]|\{[^}]*\}|_{3,}|\bX{2,}\b|\b(?:company|employer|your|manager'?s?) name\b|\bTBD\b/i

export function checkSentence(sentence: string, facts: Facts, posting: Posting | undefined): Verdict {
  const form = checkForm(sentence, facts)
  if (!form.ok) return form
  for (const claim of splitClaims(withoutOtherJobs(withoutContacts(sentence, facts), facts), posting)) {
    if (claim.about === 'nothing') continue
    const verdict =
      claim.about === 'job'
        ? checkJobClaim(claim.text, posting)
        : checkPersonClaim(claim.text, facts, posting, claim.isDenial)
    if (!verdict.ok) return verdict
  }
  return passed
}

function checkForm(sentence: string, { resume }: Facts): Verdict {
  if (sentence.trim() === '') return { ok: false, reason: 'empty', detail: 'nothing is said' }
  if (cleanInput(sentence) !== sentence.normalize('NFC'))
    return { ok: false, reason: 'instruction', detail: 'hidden characters' }
  if (sentence.length > LONGEST)
    return { ok: false, reason: 'length', detail: `${sentence.length} characters in one sentence` }
  if (speaksToMachine(sentence)) return { ok: false, reason: 'instruction', detail: 'it gives an order' }
  const gap = placeholder.exec(sentence)?.[0]
  if (gap) return { ok: false, reason: 'claim', detail: `${gap} is a place left open` }
  const { email, phone, website, linkedin } = resume.personalInfo
  const own = [email, phone, website, linkedin].filter((text): text is string => Boolean(text)).map(bare)
  const foreign = [...sentence.matchAll(link)]
    .map(([found]) => found)
    .find((found) => !own.some((text) => text.includes(bare(found)) || bare(found).includes(text)))
  return foreign ? { ok: false, reason: 'link', detail: `${foreign} is not theirs` } : passed
}

/** The person's own address and number need no other source. */
function withoutContacts(sentence: string, { resume: { personalInfo: info } }: Facts): string {
  return [info.email, info.phone, info.website, info.linkedin].reduce<string>(
    (text, own) => (own?.trim() ? text.split(own.trim()).join(' ') : text),
    sentence,
  )
}

/** `Before Brightline, I worked at Cobb`: the other job only says when. */
function withoutOtherJobs(sentence: string, { resume }: Facts): string {
  const opening = /^(?:Before|After|Prior to)(?: (?:joining|leaving|that, at|my (?:time|years) at))? /i.exec(
    sentence,
  )?.[0]
  if (!opening) return sentence
  const named = resume.experiences.find(
    ({ company }) => company.trim() !== '' && sentence.slice(opening.length).startsWith(company.trim()),
  )
  const rest = named ? sentence.slice(opening.length + named.company.trim().length) : sentence
  return rest.startsWith(',') ? rest.replace(/^,\s*/, '') : sentence
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** What is said of the job may use the posting's words and no others of substance. */
function checkJobClaim(text: string, posting: Posting | undefined): Verdict {
  const stems = postingStems(posting)
  const stray = parseText(text).tokens.find(
    (token) => token.kind === 'word' && !isLetterWord(token.lower, token.stem) && !stems.has(token.stem),
  )
  return stray ? { ok: false, reason: 'claim', detail: `${stray.text} is not in the posting` } : passed
}

function checkPersonClaim(claim: string, facts: Facts, posting: Posting | undefined, isDenial: boolean): Verdict {
  const text = parseText(claim)
  const lines = linesOfNamedEmployers(text, facts, allLines(facts))
  const sources = [...sourcesByJob(lines)].sort((one, other) => overlap(text, other) - overlap(text, one))
  const titles = checkTitlesAt(text, facts.resume)
  if (!titles.ok) return titles
  const named = facts.resume.experiences.filter(({ company }) => namesEmployer(claim, company))
  const tools = checkToolsAt(text, named, facts)
  if (!tools.ok) return tools
  let nearest: Verdict | undefined
  for (const source of sources) {
    const verdict = checkAgainst(text, source, facts, posting, isDenial)
    if (verdict.ok) return verdict
    nearest ??= verdict
  }
  return nearest ?? { ok: false, reason: 'claim', detail: 'there is no source' }
}

function overlap(text: ParsedText, source: Source): number {
  return [...text.stems].filter((word) => source.stems.has(word)).length
}

function checkAgainst(
  text: ParsedText,
  source: Source,
  facts: Facts,
  posting: Posting | undefined,
  isDenial: boolean,
): Verdict {
  const wanted = postingStems(posting)
  const own = new Set(parseText(fullName(facts.resume)).stems)
  const isFree = (token: Token) =>
    (isLetterWord(token.lower, token.stem) && !isNamed(token)) ||
    own.has(token.stem) ||
    (isDenial && wanted.has(token.stem))
  const nearest = nearestLine(text, source.lines)
  return runChecks([
    () => (isDenial ? passed : checkLevels(text, source.lines)),
    () => checkAllNumbers(text, source, facts, false),
    () => checkFrequency(text, source.lines),
    () => checkSince(text, facts),
    () => checkRoles(text, source, { isDescription: false }),
    () => (isDenial ? passed : checkNegations(text, nearest ? [nearest] : [], source.lines)),
    () => checkWords(text, { source, posting: wanted, elsewhere: new Set(), isFree }),
    () => checkScope(text, source.lines),
    () => (nearest ? checkLimits(text, [nearest]) : passed),
  ])
}

/** `in Go`: a capital makes a name of a word that would need no source. */
function isNamed({ text, lower, isFirst }: Token): boolean {
  return /^\p{Lu}/u.test(text) && !isFirst && lower !== 'i' && !/^i['’]/.test(lower)
}

/** The line a sentence retells, where it retells one. */
function nearestLine(text: ParsedText, lines: readonly SourceLine[]): SourceLine | undefined {
  const said = [...text.stems].filter((word) => !isLetterWord(word, word))
  let best: { line: SourceLine; share: number } | undefined
  for (const line of lines) {
    if (line.role !== 'line') continue
    const share = said.filter((word) => line.stems.has(word)).length / Math.max(1, said.length)
    if (share > 0.55 && share > (best?.share ?? 0)) best = { line, share }
  }
  return best?.line
}
