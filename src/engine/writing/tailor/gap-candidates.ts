// Every question that might be asked about what a posting wants and the resume does not say: whole needs, single names,
// and whether the person has led others.
import { type Career, monthsIn } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import {
  heavyKeys,
  isAllSaid,
  isHalfSaid,
  isListed,
  isNearlySaid,
  isPaperNamed,
  isSaidOtherwise,
  readSaid,
  type Said,
} from '../interview/already-said.ts'
import { askFor, everybodys } from '../interview/ask-for.ts'
import { askForName } from '../interview/ask-for-name.ts'
import { askForRole } from '../interview/ask-for-role.ts'
import { askForStanding, askForUnread } from '../interview/ask-outside-needs.ts'
import { findLackingNames, isTool, type LackingName, nameTopics } from '../interview/lacking-names.ts'
import { isHeldByOtherName, partsOfPaper } from '../interview/paper-by-other-name.ts'
import type { AskedThing } from '../interview/question-figures.ts'
import { readsWell } from '../interview/reads-well.ts'
import type { Match, MatchedDuty, MatchedRequirement } from '../match/match.ts'
import { answerOf } from '../match/needs.ts'
import { lacksName, proofsOf } from '../match/prove.ts'
import type { Posting, Requirement, Span } from '../posting/posting.ts'
import { isOrdinaryWord } from '../words/known-words.ts'

/** Nobody is asked about half of a phrase. */
const SURE = 0.55
const SURE_DUTY = 0.7

/** `keys`: the words that name what it is about; `wish`: the need or the work that says so. */
type Candidate = AskedThing & {
  id: string
  reason: string
  keys: readonly string[]
  wish: string | undefined
  /** Without it nobody is hired, whatever else they can do. */
  isFirst?: boolean | undefined
}
type Draft = Omit<Candidate, 'keys' | 'wish'>

/** Every question that might be asked. */
export function candidatesFor(career: Career, { mustHave, niceToHave, duties }: Match, posting: Posting): Candidate[] {
  const said = readSaid(career.lines)
  const wishes = [...mustHave, ...niceToHave]
    .filter(
      (row) =>
        row.requirement.chance >= SURE && isGap(row, career, said) && !isNearlyShown(row.requirement, career, posting),
    )
    .flatMap(({ requirement, state }): Draft[] => {
      const text = askFor(requirement)
      const { id, quote, span, chance } = requirement
      // Named after what it asks for, so that an answer stays with its question.
      const reason = sayNearest(requirement, career) ?? reasonFor(state === 'partly')
      return text ? [{ id: `q-${id}`, text, reason, quote, span, chance, requirement }] : []
    })
  const work = duties
    .filter((duty) => duty.chance >= SURE_DUTY && isUndone(duty, { career, posting, said }))
    .flatMap(({ id, quote, chance, evidence }): Draft[] => {
      const text = askFor({ quote })
      const span = posting.duties.find((duty) => duty.id === id)?.span
      return text && span ? [{ id: `q-${id}`, text, reason: reasonFor(evidence.length > 0), quote, span, chance }] : []
    })
  const drafts = [
    ...wishes,
    ...work,
    ...askForNames(career, posting, [...mustHave, ...niceToHave]),
    ...askForRoles(career, posting),
    ...askForRest(career, posting, said),
  ]
  const isOurs = isOfFirm(posting)
  const asked = drafts.filter(({ text }) => readsWell(text) && !isOurs(text))
  return preferWhole(asked.map((draft) => withKeys(draft, posting)))
}

function withKeys(draft: Draft, posting: Posting): Candidate {
  return {
    ...draft,
    keys: draft.name ? nameKeys(draft.quote) : heavyKeys(draft.quote),
    wish:
      draft.requirement?.id ??
      posting.duties.find(({ span }) => span.start <= draft.span.start && span.end >= draft.span.end)?.id,
  }
}

/** `costs absorbed by Acme`: nobody outside has done it. */
function isOfFirm({ company }: Posting): (text: string) => boolean {
  const [name = ''] = company?.text.split(/[\s,.]/) ?? []
  // `Quiet Harbor`: two words of every day, and together its name.
  const whole = company?.text.includes(' ') ? company.text : undefined
  return (text) =>
    (whole !== undefined && text.includes(whole)) ||
    (name.length > 3 && !isOrdinaryWord(name.toLowerCase()) && text.includes(name))
}

const SHORT = 14

/** Work told whole is better asked for than words cut out of it, unless they name a tool or a paper. */
function preferWhole(asked: readonly Candidate[]): Candidate[] {
  const whole = new Set(
    asked.flatMap(({ name, wish, text }) => (!name && wish && text.split(' ').length <= SHORT ? [wish] : [])),
  )
  const tools = new Set(asked.flatMap(({ name, wish }) => (name && wish && isTool(name.text) ? [wish] : [])))
  return asked.filter(({ name, wish, text }) => {
    if (!name || !wish) return true
    // `SCM (Git)` asks for one thing.
    if (tools.has(wish)) return isTool(name.text)
    return !whole.has(wish) || isNamed(name, text)
  })
}

function isNamed({ text, isProper }: LackingName, question: string): boolean {
  return isTool(text) || /^Do you hold/.test(question) || (isProper && /\p{Lu}{2}/u.test(text))
}

function nameKeys(name: string): string[] {
  return nameTopics(name)
    .filter(({ weight }) => weight >= 1)
    .map(({ key }) => key)
}

/** One name each, wherever the posting says it. */
function askForNames(career: Career, posting: Posting, matched: readonly MatchedRequirement[]): Draft[] {
  const said = readSaid(career.lines)
  return findLackingNames(posting, career).flatMap((name): Draft[] => {
    const isAround = ({ span }: { span: Span }) => span.start <= name.span.start && span.end >= name.span.end
    const row = matched.find(({ requirement }) => isAround(requirement))
    const duty = posting.duties.find(isAround)
    const text = askForName(name, row?.requirement.kind)
    const wanted = row?.requirement.quote
    // What is named outside their wishes may be what they make or what they offer; a tool is one anywhere.
    if (!row && !duty && (posting.isCorrected || !isTool(name.text))) return []
    // Of what everybody can, the words are no better.
    if (everybodys.test(wanted ?? duty?.quote ?? '') && !isTool(name.text)) return []
    if (
      !text ||
      isSaidOtherwise(name.text, career, said) ||
      (wanted && isListed(wanted) && isSaidOtherwise(wanted, career, said)) ||
      (row && isHeld(row, name, career)) ||
      isNearlySaid(name.text, career, posting)
    )
      return []
    return [
      {
        id: `q-name-${name.text.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}`,
        text,
        reason: (row && sayNearest(row.requirement, career)) ?? reasonFor(false),
        quote: name.text,
        span: name.span,
        chance: row?.requirement.chance ?? duty?.chance ?? 0,
        requirement: row?.requirement,
        name,
      },
    ]
  })
}

/** A met wish for a paper, a degree or a language is met; of one for skills a name may be missing all the same. */
function isHeld(
  { requirement: { kind, quote }, state }: MatchedRequirement,
  name: LackingName,
  career: Career,
): boolean {
  if (kind === 'skill' || kind === 'experience') return state === 'met' && !isTool(name.text)
  return (
    state === 'met' ||
    isPaperNamed(name.text, career) ||
    isPaperNamed(quote, career) ||
    isHeldByOtherName(quote, career)
  )
}

function askForRoles(career: Career, posting: Posting): Draft[] {
  if (posting.isCorrected) return []
  return askForRole(posting, career).map(
    (asked): Draft => ({
      ...asked,
      id: 'q-rank',
      isRank: true,
      reason: reasonFor(false),
      chance: 1,
    }),
  )
}

/** What no need was read of, and who may be hired at all. */
function askForRest(career: Career, posting: Posting, said: Said): Draft[] {
  if (posting.isCorrected) return []
  const rest = askForUnread(posting).filter(
    ({ quote }) =>
      !isAllSaid(quote, said) && !isSaidOtherwise(quote, career, said) && !isNearlySaid(quote, career, posting),
  )
  const draft = { reason: reasonFor(false), chance: 1 }
  return [
    ...askForStanding(posting, said.text).map((one): Draft => ({ ...one, ...draft, id: 'q-standing', isFirst: true })),
    ...rest.map(
      (one): Draft => ({ ...one, ...draft, id: `q-${one.quote.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}` }),
    ),
  ]
}

function reasonFor(isPart: boolean): string {
  return isPart ? 'Your resume shows part of it.' : 'We couldn’t find it in your resume.'
}

const FAR = 0.25

/** Work that nothing in the resume comes near. */
function isUndone(
  { quote, state }: MatchedDuty,
  { career, posting, said }: { career: Career; posting: Posting; said: Said },
): boolean {
  if (state !== 'missing' || isAllSaid(quote, said) || isSaidOtherwise(quote, career, said)) return false
  return (proofsOf({ quote }, career, posting)[0]?.strength ?? 0) < FAR
}

/** `driver` alone comes near `drivers’ hours`, and is no place to begin. */
const NEAR = 0.6

/** What comes nearest, so that the person knows where to begin. */
function sayNearest({ quote, kind }: Requirement, { jobs }: Career): string | undefined {
  if (kind === 'licence' || kind === 'degree' || kind === 'language') return undefined
  const wish = { topics: topicsOf(quote) }
  const [best] = jobs
    .flatMap(({ lines }) => lines.filter(({ role }) => role === 'line'))
    .map((line) => ({ line, near: answerOf(line.topics, wish) }))
    .toSorted((one, other) => other.near - one.near)
  return best && best.near >= NEAR ? `Nearest in your resume: “${best.line.text}”.` : undefined
}

const SHOWN = 0.35

/** `five carers under my supervision` says it in other words; a paper or a language is held or not. */
function isNearlyShown(wish: Requirement, career: Career, posting: Posting): boolean {
  if (!/^(?:skill|experience)$/.test(wish.kind) || lacksName(wish, career)) return false
  return (proofsOf(wish, career, posting)[0]?.strength ?? 0) >= SHOWN
}

const schooled = /\b(?:NVQ|SVQ|BTEC|HNC|HND|TAFE|diploma|level \d|cert(?:ificate|\.)? (?:I{1,3}|IV|\d))\b/i

function isGap({ requirement, state }: MatchedRequirement, career: Career, said: Said): boolean {
  const { kind, need, quote, years = 0 } = requirement
  if (kind === 'years' && monthsIn(career, () => true) >= years * 12) return false
  if (isSaidOtherwise(quote, career, said)) return false
  if (state === 'met' || (state === 'partly' && (need === 'nice' || kind === 'degree' || kind === 'years')))
    return false
  const core = quote.replace(/^(?:an? )?(?:valid|current|active) |,.*$|\s*\(.*$/gi, '').toLowerCase()
  if (kind === 'licence' && core.length > 3 && said.text.includes(core)) return false
  // `Wound care` among the skills certifies nobody.
  const certifying = career.skills.filter(({ text }) => /licen[cs]|certif|\bcard\b|endorse|\bCDL\b/i.test(text))
  if (kind === 'licence') {
    // `NVQ 2 Amenity Hort` stands where they went to school for it.
    const courses = schooled.test(quote) ? career.schools.map(({ header }) => header) : []
    const papers = [...career.credentials, ...certifying, ...courses]
    const isShown = (asked: string) => papers.some((held) => isHalfSaid(asked, held))
    const parts = partsOfPaper(quote)
    return !isHeldByOtherName(quote, career) && !isShown(quote) && !(parts.length > 0 && parts.every(isShown))
  }
  if (/\b(?:second|another|other) language\b/i.test(quote) && career.languages.length > 1) return false
  return !isAllSaid(quote, said)
}
