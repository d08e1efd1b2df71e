// What the posting wants and the resume does not say, put as a person would ask it; nothing that can be read elsewhere in
// the resume, and the hardest requirements first.
import { type Career, monthsIn, type SourceLine } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { askFor, urgencyOf } from '../interview/ask-for.ts'
import { askToTell } from '../interview/ask-to-tell.ts'
import type { Match, MatchedDuty, MatchedRequirement } from '../match/match.ts'
import { answerOf } from '../match/needs.ts'
import { lacksName, proofsOf } from '../match/prove.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import type { Question } from '../proposal.ts'
import { namesBeside } from '../words/terms.ts'
import type { ShownNeed } from './shown-needs.ts'

const MOST_QUESTIONS = 5
const MOST_NICE = 3
const MOST_DUTIES = 2
/** Nobody is asked about half of a phrase. */
const SURE = 0.8
/** Of duties there are many, and an odd one costs more than it brings. */
const SURE_DUTY = 0.95

/** The heaviest wish that nothing shows comes first, and last the work that nothing comes near. */
export function askAboutGaps(
  career: Career,
  { mustHave, niceToHave, duties }: Match,
  { needs = [], posting }: { needs?: readonly Pick<ShownNeed, 'quote'>[]; posting?: Posting } = {},
): Question[] {
  const shown = new Set(needs.map(({ quote }) => quote))
  const said = readSaid(career.lines)
  const isOpen = (row: MatchedRequirement) =>
    row.requirement.chance >= SURE &&
    !shown.has(row.requirement.quote) &&
    isGap(row, career, said) &&
    !(posting && isNearlyShown(row.requirement, career, posting))
  const open = [...mustHave, ...niceToHave]
    .filter(isOpen)
    .toSorted((one, other) => urgencyOf(other.requirement) - urgencyOf(one.requirement))
  const work = duties.filter(
    (duty) => duty.chance >= SURE_DUTY && !shown.has(duty.quote) && isUndone(duty, { career, posting, said }),
  )
  const asked = new Set<string>()
  /** Each thing once, however often they name it. */
  const isNew = (quote: string) => {
    const keys = heavyKeys(quote)
    if (keys.some((key) => asked.has(key))) return false
    for (const key of keys) asked.add(key)
    return true
  }
  const musts = askEach(open, 'must', { career, isNew })
  const acts = work
    .flatMap(({ id, quote, evidence }): Question[] => {
      const text = askFor({ quote })
      return text && isNew(quote) ? [{ id: `q-${id}`, text, reason: reasonFor(evidence.length > 0) }] : []
    })
    .slice(0, MOST_DUTIES)
  const nices = askEach(open, 'nice', { career, isNew }).slice(0, MOST_NICE)
  return [
    ...(posting ? askToTell(posting) : []).map(
      ({ id, text }): Question => ({ id, text, reason: 'They will look for it in your letter.' }),
    ),
    ...[...musts.slice(0, MOST_QUESTIONS - Math.min(1, acts.length)), ...acts, ...nices].slice(0, MOST_QUESTIONS),
  ]
}

type Asking = { career: Career; isNew: (quote: string) => boolean }

function askEach(
  open: readonly MatchedRequirement[],
  need: Requirement['need'],
  { career, isNew }: Asking,
): Question[] {
  return open
    .filter(({ requirement }) => requirement.need === need)
    .flatMap(({ requirement, state }): Question[] => {
      const text = askFor(requirement)
      if (!text || !isNew(requirement.quote)) return []
      return [
        {
          // Named after what it asks for, so that an answer stays with its question.
          id: `q-${requirement.id}`,
          text,
          reason: sayNearest(requirement, career) ?? reasonFor(state === 'partly'),
          requirementId: requirement.id,
        },
      ]
    })
}

function reasonFor(isPart: boolean): string {
  return isPart ? 'Your resume shows part of it.' : 'Your resume doesn’t show it.'
}

const FAR = 0.25

/** Work that nothing in the resume comes near. */
function isUndone(
  { quote, state }: MatchedDuty,
  { career, posting, said }: { career: Career; posting: Posting | undefined; said: Said },
): boolean {
  if (state !== 'missing' || isAllSaid(quote, said) || goesByOtherName(quote, career.lines)) return false
  return !posting || (proofsOf({ quote }, career, posting)[0]?.strength ?? 0) < FAR
}

const NEAR = 0.25

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

/** What the resume speaks of, read once. */
type Said = { keys: ReadonlySet<string>; text: string }

function readSaid(lines: readonly SourceLine[]): Said {
  return {
    keys: new Set(lines.flatMap(({ topics }) => topics.map(({ key }) => key))),
    text: lines.map(({ text }) => text.toLowerCase()).join('\n'),
  }
}

function isGap({ requirement, state }: MatchedRequirement, career: Career, said: Said): boolean {
  const { kind, need, quote, years = 0 } = requirement
  if (kind === 'years' && monthsIn(career, () => true) >= years * 12) return false
  if (toolKinds.some(([wanted, ones]) => wanted.test(quote) && ones.test(said.text))) return false
  if (state === 'met' || (state === 'partly' && (need === 'nice' || kind === 'degree' || kind === 'years')))
    return false
  const core = quote.replace(/^(?:an? )?(?:valid|current|active) |,.*$|\s*\(.*$/gi, '').toLowerCase()
  if (kind === 'licence' && core.length > 3 && said.text.includes(core)) return false
  // `Wound care` among the skills certifies nobody.
  const certifying = career.skills.filter(({ text }) => /licen[cs]|certif|\bcard\b|endorse|\bCDL\b/i.test(text))
  if (kind === 'licence') return ![...career.credentials, ...certifying].some((held) => isHalfSaid(quote, held))
  if (/\b(?:second|another|other) language\b/i.test(quote) && career.languages.length > 1) return false
  // One of several will do.
  const others = quote.split(/, or |\bor\b|, | \/ /i)
  if (/\bor\b/i.test(quote) && others.some((one) => isAllSaid(one, said))) return false
  return !isAllSaid(quote, said) && !isShortened(quote, career.lines) && !goesByOtherName(quote, career.lines)
}

/** A system by its kind, and those of the kind that people name. */
const toolKinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /electronic (?:health|medical) record|electronic charting|\bE[HM]R\b/i,
    /\b(?:epic|cerner|athena\w*|eclinicalworks|pointclickcare|meditech|nextgen|allscripts|open ?dental|dentrix|eaglesoft|emis|systmone)\b/,
  ],
  [
    /warehouse management system|\bWMS\b/i,
    /\b(?:manhattan|sap|blue ?yonder|korber|highjump|netsuite|rf (?:gun|scanner)|wms)\b/,
  ],
  [/library system|\bILS\b/i, /\b(?:alma|sierra|polaris|koha|evergreen|symphony)\b/],
  [/\bERP\b/i, /\b(?:sap|oracle|netsuite|dynamics|epicor|infor|jd edwards|totvs)\b/],
  [/\bCRM\b/i, /\b(?:salesforce|hubspot|dynamics|zoho|bullhorn)\b/],
  [/applicant tracking|\bATS\b/i, /\b(?:greenhouse|lever|workday|icims|taleo|bullhorn|jobvite)\b/],
  [/maintenance management system|\bCMMS\b/i, /\b(?:maximo|upkeep|fiix|emaint|limble)\b/],
  [/relational database|\bSQL\b/i, /\b(?:postgres\w*|mysql|sql server|mariadb|oracle|sqlite)\b/],
  [/Microsoft Office|\bMS Office\b/i, /\b(?:excel|microsoft|ms office|outlook|word|powerpoint)\b/],
  [/children|pupils/i, /\bkids\b/],
  [/organi[sz]ing events/i, /\b(?:events?|evenings)\b/],
]

/** The words that name one thing. */
function heavyKeys(text: string): string[] {
  return topicsOf(text.replace(/\([^)]*\)/g, ''))
    .filter(({ weight }) => weight >= 1)
    .map(({ key }) => key)
}

function isSaid(key: string, { keys, text }: Said): boolean {
  // `VLOOKUP` says lookups.
  const word = key.replace(/^term:/, '').replace(/s$/, '')
  return keys.has(key) || (word.length > 4 && text.includes(word))
}

/** `Forklift operator (Class I)` says what `Forklift certified` asks for; one town of a long name says nothing. */
function isHalfSaid(quote: string, held: SourceLine): boolean {
  const keys = heavyKeys(quote)
  const said = readSaid([held])
  const [asked, own] = [quote, held.text].map((text) => Number(/\blevel (\d)\b/i.exec(text)?.[1] ?? 0))
  // Somebody with the second level lacks the third.
  if (asked && own && own < asked) return false
  return keys.length > 0 && keys.filter((key) => isSaid(key, said)).length * 2 >= keys.length
}

function isAllSaid(text: string, said: Said): boolean {
  const keys = heavyKeys(text)
  return keys.length > 0 && keys.every((key) => isSaid(key, said))
}

/** `CIS` says customer information system. */
function isShortened(quote: string, lines: readonly SourceLine[]): boolean {
  const said = new Set(lines.flatMap(({ text }) => text.match(/\b\p{Lu}{3}\b/gu) ?? []))
  return [...quote.matchAll(/(?=\b(\p{L})\p{L}{3,} (\p{L})\p{L}{3,} (\p{L})\p{L}{3,}\b)/gu)].some(([, ...letters]) =>
    said.has(letters.join('').toUpperCase()),
  )
}

/** `stick` among the skills is stick welding, and so SMAW. */
function goesByOtherName(quote: string, lines: readonly SourceLine[]): boolean {
  const names = (quote.match(/\b\p{Lu}{3,6}\b/gu) ?? [])
    .flatMap(namesBeside)
    .flatMap((one) => [one, one.replace(/ \p{L}+$/u, '')])
  return lines.some(({ text }) => names.some((one) => `${text.toLowerCase()} `.startsWith(`${one} `)))
}
