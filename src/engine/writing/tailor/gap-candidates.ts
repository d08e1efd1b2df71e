// Every question that might be asked about what a posting wants and the resume does not say: whole needs, single names,
// and whether the person has led others.
import { type Career, monthsIn, type SourceLine } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { askFor } from '../interview/ask-for.ts'
import { askForName } from '../interview/ask-for-name.ts'
import { askForRole } from '../interview/ask-for-role.ts'
import { findLackingNames, nameTopics } from '../interview/lacking-names.ts'
import type { AskedThing } from '../interview/question-figures.ts'
import type { Match, MatchedDuty, MatchedRequirement } from '../match/match.ts'
import { answerOf } from '../match/needs.ts'
import { lacksName, proofsOf } from '../match/prove.ts'
import type { Posting, Requirement, Span } from '../posting/posting.ts'
import { namesBeside } from '../words/terms.ts'

/** Nobody is asked about half of a phrase. */
const SURE = 0.55
const SURE_DUTY = 0.7

/** `keys`: the words that name what it is about; `wish`: the need or the work that says so. */
type Candidate = AskedThing & { id: string; reason: string; keys: readonly string[]; wish: string | undefined }
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
  ]
  return drafts.map((draft) => ({
    ...draft,
    keys: draft.name ? nameKeys(draft.quote) : heavyKeys(draft.quote),
    wish:
      draft.requirement?.id ??
      posting.duties.find(({ span }) => span.start <= draft.span.start && span.end >= draft.span.end)?.id,
  }))
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
    if (posting.isCorrected && !row && !duty) return []
    if (
      !text ||
      isAnswered(name.text, career, said) ||
      (wanted && isListed(wanted) && isAnswered(wanted, career, said))
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

function reasonFor(isPart: boolean): string {
  return isPart ? 'Your resume shows part of it.' : 'We couldn’t find it in your resume.'
}

const FAR = 0.25

/** Work that nothing in the resume comes near. */
function isUndone(
  { quote, state }: MatchedDuty,
  { career, posting, said }: { career: Career; posting: Posting; said: Said },
): boolean {
  if (state !== 'missing' || isAllSaid(quote, said) || goesByOtherName(quote, career.lines)) return false
  return (proofsOf({ quote }, career, posting)[0]?.strength ?? 0) < FAR
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
  if (isAnswered(quote, career, said)) return false
  if (state === 'met' || (state === 'partly' && (need === 'nice' || kind === 'degree' || kind === 'years')))
    return false
  const core = quote.replace(/^(?:an? )?(?:valid|current|active) |,.*$|\s*\(.*$/gi, '').toLowerCase()
  if (kind === 'licence' && core.length > 3 && said.text.includes(core)) return false
  // `Wound care` among the skills certifies nobody.
  const certifying = career.skills.filter(({ text }) => /licen[cs]|certif|\bcard\b|endorse|\bCDL\b/i.test(text))
  if (kind === 'licence') return ![...career.credentials, ...certifying].some((held) => isHalfSaid(quote, held))
  if (/\b(?:second|another|other) language\b/i.test(quote) && career.languages.length > 1) return false
  return !isAllSaid(quote, said)
}

const LONGEST_LISTED = 4

/** `manufacturing, food or logistics`: nothing but a choice. */
function isListed(quote: string): boolean {
  return splitChoice(quote).every((one) => one.trim().split(' ').length <= LONGEST_LISTED)
}

function splitChoice(quote: string): string[] {
  return quote.split(/, or |\bor\b|, | \/ /i)
}

/** Whether the resume says it by another name, or one of several that will do. */
function isAnswered(quote: string, { lines }: Career, said: Said): boolean {
  // `Node` says Node.js.
  const [, bare] = /^(\p{Lu}\p{L}+)\.js$/u.exec(quote) ?? []
  if (bare && new RegExp(`\\b${bare.toLowerCase()}\\b`).test(said.text)) return true
  if (/\bor\b/i.test(quote) && splitChoice(quote).some((one) => isAllSaid(one, said))) return true
  if (toolKinds.some(([wanted, ones]) => wanted.test(quote) && ones.test(said.text))) return true
  return isShortened(quote, lines) || goesByOtherName(quote, lines)
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
  [/\bERP\b/i, /\b(?:sap|oracle|netsuite|dynamics|epicor|infor|jd edwards|totvs|sage \d+|plex|odoo|syspro)\b/],
  [
    /\bHRIS\b|\bHR (?:information )?system/i,
    /\b(?:bamboo ?hr|workday|dayforce|ceridian|adp|ukg|successfactors|paycom|paylocity|personio|hibob|people ?hr)\b/,
  ],
  [/\bCRM\b/i, /\b(?:salesforce|hubspot|dynamics|zoho|bullhorn)\b/],
  [/applicant tracking|\bATS\b/i, /\b(?:greenhouse|lever|workday|icims|taleo|bullhorn|jobvite)\b/],
  [/maintenance management system|\bCMMS\b/i, /\b(?:maximo|upkeep|fiix|emaint|limble)\b/],
  [/relational database|\bSQL\b/i, /\b(?:postgres\w*|mysql|sql server|mariadb|oracle|sqlite)\b/],
  [/Microsoft Office|\bMS Office\b/i, /\b(?:excel|microsoft|ms office|outlook|word|powerpoint)\b/],
  [/children|pupils/i, /\bkids\b/],
  [/organi[sz]ing events/i, /\b(?:events?|evenings)\b/],
]

/** The words that name one thing. */
export function heavyKeys(text: string): string[] {
  return topicsOf(text.replace(/\([^)]*\)/g, ''))
    .filter(({ weight }) => weight >= 1)
    .map(({ key }) => key)
}

function isSaid(key: string, { keys, text }: Said): boolean {
  // `VLOOKUP` says lookups.
  const word = key.replace(/^term:/, '').replace(/s$/, '')
  // `QGIS` says GIS.
  const isShort = key.startsWith('term:') && word.length > 2
  return keys.has(key) || ((word.length > 4 || isShort) && text.includes(word))
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
