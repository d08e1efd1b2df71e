// The gate for summaries. A summary speaks of the whole person, so its words may come from all of the resume; but what it
// says of an employer must be of that employer, and each number of one job.
import type { Experience } from '#engine/resume/resume.ts'
import type { Facts } from '../facts.ts'
import type { Posting } from '../posting/posting.ts'
import type { Verdict } from '../proposal.ts'
import { findSpelledOut } from '../words/initials.ts'
import type { Quantity } from '../words/quantities.ts'
import { isRoleNoun } from '../words/roles.ts'
import { splitSentences, type Token } from '../words/tokens.ts'
import { checkCareerYears, isCareerTime } from './career-years.ts'
import { checkLevels, checkNegations } from './check-claims.ts'
import { checkFrequency } from './check-frequency.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkRoles, checkTitlesAt } from './check-roles.ts'
import { checkScope } from './check-scope.ts'
import { checkSince, checkToolsAt, namesEmployer } from './check-time.ts'
import { checkWords } from './check-words.ts'
import { type ParsedText, parseText } from './parsed-text.ts'
import { postingStems, runChecks } from './run-checks.ts'
import { makeSource, type Source, type SourceLine, sourceFor } from './source.ts'
import { formsOf } from './tag-words.ts'

const passed: Verdict = { ok: true }

type Place = { before: string; facts: Facts; posting: Posting | undefined }

export function checkSummary(after: string, { before, facts, posting }: Place): Verdict {
  const own = sourceFor(facts, { entry: 'personalInfo', before }).lines
  return runChecks(splitSentences(after).map((sentence) => () => checkSentence(sentence, own, facts, posting)))
}

function checkSentence(sentence: string, lines: readonly SourceLine[], facts: Facts, posting?: Posting): Verdict {
  const text = parseText(sentence)
  const source = makeSource(lines, lines)
  return runChecks([
    () => checkLevels(text, lines, { isPerson: true }),
    () => checkRoles(text, source, { isDescription: false }),
    () => checkNegations(text, [], lines),
    () => checkOpening(text, facts),
    () => checkTitlesAt(text, facts.resume),
    () => checkCareerYears(text, facts),
    () => checkParts(text, lines, facts, posting),
    () => checkScope(parseText(sentence.replace(namedSkills, '')), lines),
  ])
}

const endsTitle =
  /^(?:at|with|who|whose|since|for|in|of|and|from|holding|skilled|trained|certified|licensed|working|experienced)$/

/** `Art director at` opens with a title: it must be one they hold. */
function checkOpening({ tokens }: ParsedText, { resume }: Facts): Verdict {
  const end = tokens.findIndex(({ kind, lower }, at) => at > 0 && (kind !== 'word' || endsTitle.test(lower)))
  const words = tokens.slice(0, end < 0 ? 0 : end)
  const first = words[0]
  // `Speaks German`, `Previously designed posters`: a doing, no title.
  const isDoing =
    first &&
    (/ly$|^(?:earlier|now|also|then)$/.test(first.lower) || formsOf(first)?.forms.some((form) => form !== 'base'))
  const isTitle = /^(?:certified|licensed|registered|accredited|trained|qualified)$/.test(first?.lower ?? '')
  const isSentence = words.some(({ lower }) => /^(?:include[sd]?|are|is|was|were|has|have|had)$/.test(lower))
  if ((isDoing && !isTitle) || isSentence) return passed
  const head = words.at(-1)
  if (!head || !isRoleNoun(head.lower) || /^(?:professional|graduate|speaker|holder)s?$/.test(head.lower)) return passed
  const { experiences, certifications, personalInfo, education } = resume
  const titles = [
    personalInfo.professionalTitle,
    ...experiences.map(({ position }) => position),
    ...certifications.map(({ name }) => name),
    ...education.map(({ degree, field }) => `${degree} ${field}`),
  ].map((title) => parseText(title))
  const held = titles.filter((title) => title.stems.has(head.stem) || findSpelledOut(head.text, title.tokens))
  const raised = words.find(({ lower }) =>
    /^(?:senior|lead|head|chief|principal|executive|master|managing)$/.test(lower),
  )
  if (held.length > 0 && (!raised || held.some(({ stems }) => stems.has(raised.stem)))) return passed
  return { ok: false, reason: 'claim', detail: `${words.map(({ text }) => text).join(' ')} is no role of theirs` }
}

/** What is listed as a skill is not told as a doing. */
const namedSkills =
  /,?\s*\b(?:with |has )?(?:skills?|skilled|experience|experienced) (?:in|include|including|with) [^.;]*/i

/** The jobs a part of a sentence speaks of, where it says so. */
type Anchor = { employers: readonly Experience[]; titles: readonly Experience[] }

const nowhere: Anchor = { employers: [], titles: [] }
const earlier = /\b(?:earlier|previous(?:ly)?|former(?:ly)?|prior|before|background|began|started|also|other)\b/i

/** What was earned then, not done since then. */
const isOfLicence = /\b(?:certif\w+|licen[cs]\w+|status|card|permit|member)\b/i

/** `a CDL earned in 2012` needs that year beside that licence, where the resume has one there. */
function checkLicenceYear({ terms, quantities }: ParsedText, lines: readonly SourceLine[]): Verdict {
  for (const { term, text } of terms) {
    const held = lines.filter(({ termIds, quantities: theirs }) => termIds.has(term.id) && theirs.some(isYear))
    const wrong =
      term.kind === 'credential' &&
      held.length > 0 &&
      quantities.find(
        (quantity) =>
          isYear(quantity) && !held.some((line) => line.quantities.some(({ value }) => value === quantity.value)),
      )
    if (wrong) return { ok: false, reason: 'moved-fact', detail: `${text} was not of ${wrong.text}` }
  }
  return passed
}

function isYear({ kind }: Quantity): boolean {
  return kind === 'year'
}

/** Part by part: what was said of one employer holds until another is named. */
function checkParts(text: ParsedText, lines: readonly SourceLine[], facts: Facts, posting?: Posting): Verdict {
  let anchor = nowhere
  let from = 0
  const unsure: string[] = []
  for (const part of splitParts(text.text)) {
    const start = text.text.indexOf(part, from)
    from = start + part.length
    anchor = findAnchor(part, anchor, facts)
    const here = parseText(part)
    // A number may count what stands behind the next `and`: it is read in the whole sentence.
    const numbers = text.quantities.filter((quantity) => quantity.start >= start && quantity.start < from)
    const verdict = runChecks([
      () => checkPartWords(here, anchor, lines, posting),
      () => checkFrequency(here, linesOf(anchor, lines)),
      () => checkPartNumbers(text, numbers, anchor, lines, facts),
      () => checkLicenceYear(here, lines),
      () => checkToolsAt(here, anchor.employers, facts),
      () => checkSince(here, facts, isOfLicence.test(part) ? [] : anchor.titles),
    ])
    if (!verdict.ok) return verdict
    unsure.push(...(verdict.unsure ?? []))
  }
  return unsure.length > 0 ? { ok: true, unsure } : passed
}

/** At commas, and where another thing is said: `and`, `with`, `who`, `where`. A comma of a number or a name stays. */
function splitParts(sentence: string): string[] {
  return sentence
    .split(
      /;\s+|,\s+(?!(?:Inc|LLC|LLP|Ltd|Co)\b)|\s+(?=(?:and|with|who|whose|where|while|including|following|after|before)\s)/,
    )
    .filter((part) => /\p{L}/u.test(part))
}

function findAnchor(part: string, last: Anchor, { resume }: Facts): Anchor {
  const { experiences } = resume
  const employers = experiences.filter(({ company }) => namesEmployer(part, company))
  // `at Oakfield and Rosewood`
  const all = /^and [\p{Lu}]/u.test(part) ? [...new Set([...last.employers, ...employers])] : employers
  if (employers.length > 0) return { employers: all, titles: all }
  if (earlier.test(part)) return nowhere
  const words = parseText(part).tokens.filter(({ kind }) => kind === 'word')
  const titles = experiences.filter(({ position }) => names(words, position) || isRoleIn(part, position))
  return titles.length > 0 ? { employers: [], titles } : last
}

/** `as a helper` of whoever was a plumber's helper. */
function isRoleIn(part: string, position: string): boolean {
  const role = /\bas an? (\p{L}+)(?=[,.]| \p{Ll}|$)/u.exec(part)?.[1]?.toLowerCase()
  return role !== undefined && parseText(position).tokens.at(-1)?.lower === role
}

/** The title in a row, as `pastry cook` in `a former pastry cook`. */
function names(words: readonly Token[], position: string): boolean {
  const title = parseText(position).tokens.filter(({ kind }) => kind === 'word')
  return (
    title.length > 0 &&
    words.some(
      (_, at) =>
        title.every(({ stem }, offset) => words[at + offset]?.stem === stem) &&
        // `six sales associates` are others.
        words[at + title.length - 1]?.lower === title.at(-1)?.lower,
    )
  )
}

function isOf(jobs: readonly Experience[]): (line: SourceLine) => boolean {
  return ({ entry }) => jobs.some(({ id }) => entry === `experiences.${id}`)
}

const isOfJob = ({ entry }: SourceLine) => /^(?:experiences|projects)\./.test(entry)

function linesOf({ employers }: Anchor, lines: readonly SourceLine[]): readonly SourceLine[] {
  return employers.length === 0 ? lines : lines.filter((line) => !isOfJob(line) || isOf(employers)(line))
}

/** What every summary may say of anybody. */
const summaryWords =
  /^(?:professional|speaker|graduate|earlier|previously|formerly|former|prior|previous|currently|current|now|background|career|holder|holds|holding|roles?|positions?|trade|field|industry|total|combined|including|qualified|degree|languages?|speaks?|speaking|company|firm|employer|organization|product|natively|years?|decades?|months?|experienced|practice|service|setting|settings|environments?|bilingual|trilingual|multilingual|skilled|proficient|level|whose|trained|became|joined|started|began|moved|status|both|first|later|since|then)$/

function checkPartWords(text: ParsedText, anchor: Anchor, lines: readonly SourceLine[], posting?: Posting): Verdict {
  const own = linesOf(anchor, lines)
  // The titles of all jobs are the person's to name.
  const titles = lines.filter((line) => line.role === 'header' && isOfJob(line))
  const source: Source = makeSource([...own, ...titles], [...own, ...titles])
  return checkWords(text, {
    source,
    posting: postingStems(posting),
    elsewhere: new Set(),
    isFree: (token) => summaryWords.test(token.lower) && !/^\p{Lu}/u.test(token.isFirst ? '' : token.text),
    mayAsk: true,
  })
}

function checkPartNumbers(
  text: ParsedText,
  quantities: readonly Quantity[],
  anchor: Anchor,
  lines: readonly SourceLine[],
  facts: Facts,
): Verdict {
  for (const quantity of quantities) {
    if (isCareerTime(text, quantity)) continue
    const verdict = isSaidInOneJob(text, quantity, anchor, lines, facts)
    if (!verdict.ok) return verdict
  }
  return passed
}

function isSaidInOneJob(
  text: ParsedText,
  quantity: Quantity,
  { titles }: Anchor,
  lines: readonly SourceLine[],
  { resume }: Facts,
): Verdict {
  const common = lines.filter((line) => !isOfJob(line))
  const jobs = titles.length > 0 ? titles : resume.experiences
  const projects = titles.length > 0 ? [] : [lines.filter(({ entry }) => entry.startsWith('projects.'))]
  const sources = [...jobs.map((job) => lines.filter(isOf([job]))), ...projects]
  let failed: Verdict | undefined
  for (const own of sources) {
    // What another job counted is not this number's, and neither is what the heading names.
    const heading = new Set(
      lines
        .filter((line) => isOfJob(line) && (line.role === 'header' || !own.includes(line)))
        .flatMap(({ stems }) => [...stems]),
    )
    const verdict = checkNumbers({ ...text, quantities: [quantity] }, [...own, ...common], {
      heading,
      mayCombine: true,
    })
    if (verdict.ok) return verdict
    failed ??= verdict
  }
  return failed ?? checkNumbers({ ...text, quantities: [quantity] }, common)
}
