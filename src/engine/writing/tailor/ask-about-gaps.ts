// What the posting wants and the resume does not say, put as a person would ask it; nothing that can be read elsewhere in
// the resume, and the hardest requirements first.
import { type Career, monthsIn, type SourceLine } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { askFor } from '../interview/ask-for.ts'
import { askToTell } from '../interview/ask-to-tell.ts'
import type { AskedThing } from '../interview/question-figures.ts'
import { rateQuestion } from '../interview/rate-question.ts'
import type { Match, MatchedDuty, MatchedRequirement } from '../match/match.ts'
import { answerOf } from '../match/needs.ts'
import { lacksName, proofsOf } from '../match/prove.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import type { Question } from '../proposal.ts'
import { namesBeside } from '../words/terms.ts'
import type { ShownNeed } from './shown-needs.ts'

const MOST_QUESTIONS = 3
/** Nobody is asked about half of a phrase. */
const SURE = 0.55
const SURE_DUTY = 0.7

/** What nothing shows, the question most worth asking first. */
export function askAboutGaps(
  career: Career,
  match: Match,
  { needs = [], posting }: { needs?: readonly Pick<ShownNeed, 'quote'>[]; posting: Posting },
): Question[] {
  const shown = new Set(needs.map(({ quote }) => quote))
  const rated = candidatesFor(career, match, posting)
    .filter(({ quote }) => !shown.has(quote))
    .map((asked) => ({ asked, worth: rateQuestion(asked, career, posting) }))
    .filter(({ worth }) => worth >= WORTH)
    .toSorted((one, other) => other.worth - one.worth)
  const known = new Set<string>()
  // Each thing once, however often they name it.
  const once = rated.filter(({ asked: { quote } }) => {
    const keys = heavyKeys(quote)
    const isNew = !keys.some((key) => known.has(key))
    if (isNew) for (const key of keys) known.add(key)
    return isNew
  })
  return [
    ...askToTell(posting).map(
      ({ id, text }): Question => ({ id, text, reason: 'They will look for it in your letter.', isForLetter: true }),
    ),
    ...once.slice(0, MOST_QUESTIONS).map(({ asked: { id, text, reason, requirement } }) => ({
      id,
      text,
      reason,
      ...(requirement ? { requirementId: requirement.id } : {}),
    })),
  ]
}

/** Of 1; below it a question is more likely odd than welcome. */
const WORTH = 0.45

type Candidate = AskedThing & { id: string; reason: string }

/** Every question that might be asked. */
export function candidatesFor(career: Career, { mustHave, niceToHave, duties }: Match, posting: Posting): Candidate[] {
  const said = readSaid(career.lines)
  const wishes = [...mustHave, ...niceToHave]
    .filter(
      (row) =>
        row.requirement.chance >= SURE && isGap(row, career, said) && !isNearlyShown(row.requirement, career, posting),
    )
    .flatMap(({ requirement, state }): Candidate[] => {
      const text = askFor(requirement)
      const { id, quote, span, chance } = requirement
      // Named after what it asks for, so that an answer stays with its question.
      const reason = sayNearest(requirement, career) ?? reasonFor(state === 'partly')
      return text ? [{ id: `q-${id}`, text, reason, quote, span, chance, state, requirement }] : []
    })
  const work = duties
    .filter((duty) => duty.chance >= SURE_DUTY && isUndone(duty, { career, posting, said }))
    .flatMap(({ id, quote, chance, state, evidence }): Candidate[] => {
      const text = askFor({ quote })
      const span = posting.duties.find((duty) => duty.id === id)?.span
      return text && span
        ? [{ id: `q-${id}`, text, reason: reasonFor(evidence.length > 0), quote, span, chance, state }]
        : []
    })
  return [...wishes, ...work]
}

function reasonFor(isPart: boolean): string {
  return isPart ? 'Your resume shows part of it.' : 'Your resume doesn’t show it.'
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
