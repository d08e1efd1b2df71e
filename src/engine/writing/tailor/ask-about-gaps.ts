// What the posting wants and the resume does not say, put as a person would ask it; nothing that can be read elsewhere in
// the resume, and the hardest requirements first.
import { withArticle } from '#engine/language/articles.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { type Career, monthsIn, type SourceLine } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { askAboutNames } from '../interview/ask-about-names.ts'
import { askFor, isWorthAsking, urgencyOf } from '../interview/ask-for.ts'
import { askToTell } from '../interview/ask-to-tell.ts'
import type { Match, MatchedRequirement } from '../match/match.ts'
import { answerOf } from '../match/needs.ts'
import { lacksName, proofsOf } from '../match/prove.ts'
import { classifyRequirement } from '../posting/classify.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import type { Question } from '../proposal.ts'
import { isTermWord } from '../steps/_names.ts'
import { joinWords } from '../words/join-words.ts'
import { findTerms } from '../words/terms.ts'
import type { ShownNeed } from './shown-needs.ts'

const MOST_QUESTIONS = 5
const MOST_NICE = 3
const LONGEST_WISH = 14
/** A licence is worth a long question. */
const LONGEST_HARD = 26

const ENOUGH = 3

/** The heaviest wish that nothing shows comes first; with few of them, what is only named in passing. */
export function askAboutGaps(
  career: Career,
  match: Match,
  { needs = [], posting }: { needs?: readonly ShownNeed[]; posting?: Posting } = {},
): Question[] {
  const told = posting ? askToTell(posting) : []
  const asked = askAboutWishes(career, match, { needs, posting })
  const named = posting ? askAboutNames(career, posting) : []
  const isAsked = (text: string) => asked.some((one) => namesIn(text).some((word) => one.text.includes(word)))
  return [
    ...told.map(({ id, text }): Question => ({ id, text, reason: 'They will look for it in your letter.' })),
    ...asked,
    ...named
      .filter(
        ({ text }, at) =>
          !isAsked(text) && !named.slice(0, at).some((one) => namesIn(text).some((word) => one.text.includes(word))),
      )
      .slice(0, Math.max(0, ENOUGH - asked.length))
      .map(({ id, text }): Question => ({ id, text, reason: 'Your resume doesn’t show it.' })),
  ]
}

/** `Workday`, `GTAW`: what a question is about. */
function namesIn(text: string): string[] {
  const [, ...words] = text.match(/[\p{L}\d-]+/gu) ?? []
  return words.filter((word) => /^\p{Lu}/u.test(word) && !/^(?:They|The|Have|Do|Are|I)$/.test(word))
}

function askAboutWishes(
  career: Career,
  { mustHave, niceToHave }: Match,
  { needs, posting }: { needs: readonly ShownNeed[]; posting: Posting | undefined },
): Question[] {
  const months = monthsIn(career, () => true)
  const asked = new Set<string>()
  const said = readSaid(career.lines)
  const shown = new Set(needs.map(({ quote }) => quote))
  let nice = 0
  return [...mustHave, ...niceToHave]
    .map(asPaper)
    .filter(
      (row) =>
        askAboutPart(row.requirement, said) !== undefined ||
        ((!shown.has(row.requirement.quote) || findLeft(row.requirement, said) !== undefined) &&
          isGap(row, career, said) &&
          !(posting && isNearlyShown(row.requirement, career, posting)) &&
          (askWhetherAble(row.requirement, said) !== undefined ||
            isWorthAsking({ ...row.requirement, phrase: row.requirement.phrase ?? row.requirement.quote }, months))),
    )
    .toSorted((one, other) => urgencyOf(other.requirement) - urgencyOf(one.requirement))
    .flatMap(({ requirement, state }): Question[] => {
      const text =
        askAboutPart(requirement, said) ??
        askWhetherAble(requirement, said) ??
        askForTool(namesTool(requirement, said)) ??
        sayQuestion(requirement, findLeft(requirement, said))
      const keys = heavyKeys(requirement.quote)
      if (!text || (keys.length > 0 && keys.some((key) => asked.has(key)))) return []
      for (const key of keys) asked.add(key)
      if (requirement.need === 'nice' && ++nice > MOST_NICE) return []
      return [
        {
          // Named after what it asks for, so that an answer stays with its question.
          id: `q-${requirement.id}`,
          text,
          reason:
            sayNearest(requirement, career) ??
            (state === 'partly' ? 'Your resume shows part of it.' : 'Your resume doesn’t show it.'),
          requirementId: requirement.id,
        },
      ]
    })
    .slice(0, MOST_QUESTIONS)
}

/** `Valid Saskatchewan B Pressure (TSASK), or able to test`: a paper, though only `able` was read. */
function asPaper(row: MatchedRequirement): MatchedRequirement {
  const { requirement } = row
  const isPaper =
    /^(?:trait|other|skill)$/.test(requirement.kind) &&
    (/^(?:an? )?(?:NVQ )?Level \d\b/i.test(requirement.quote) ||
      // Initials, or two capitals in a row: `Current knowledge of IFRS` is no paper.
      /^(?:[Aa]n? )?(?:[Vv]alid|[Cc]urrent|[Aa]ctive) (?!(?:\p{Ll}+ )+(?:of|in|with)\b)(?:\S+ )*?(?:\p{Lu}{2,}|\p{Lu}\p{L}* \p{Lu})/u.test(
        requirement.quote,
      )) &&
    !/\b(?:skills?|knowledge|experience|listening|proficiency|understanding)\b/i.test(requirement.quote)
  if (!isPaper) return row
  const [whole = ''] = requirement.quote.split(/, or /)
  // `– E` and `– D`: essential and desirable.
  const name = whole.replace(/ [–-] [ED]$/, '')
  const phrase = /^(?:NVQ )?Level\b/.test(name) ? name : withArticle(lowerStart(name))
  return {
    ...row,
    requirement: {
      ...requirement,
      kind: 'licence',
      phrase: /, or (?:able|willing)/.test(requirement.quote) ? `${phrase}, or willing` : phrase,
      weight: 1,
    },
  }
}

/** `5 years of creditors, of which at least 2 with foreign suppliers`: the harder part, where nothing speaks of it. */
function askAboutPart({ kind, quote }: Requirement, said: Said): string | undefined {
  if (kind !== 'years') return undefined
  const [, part = ''] = /(?:\bof which|including|incl\.?|, with) ((?:at least |a minimum of )?.+)$/i.exec(quote) ?? []
  const keys = heavyKeys(part)
  return keys.length > 0 && keys.filter((key) => !isSaid(key, said)).length * 2 >= keys.length
    ? `They ask for ${part.replace(/[.;,]+$/, '')}. Do you have that?`
    : undefined
}

function askForTool(tool: string | undefined): string | undefined {
  return tool && `They ask for ${tool}. Have you used it?`
}

const LONGEST_ABLE = 9
const ofAnybody =
  /^(?:work|lift|stand|communicate|prioriti[sz]e|manage|multi|handle|meet|travel|commute|drive|be|take|follow|learn|adapt|think|stay|keep|get|show|deal|start|commit|obtain|pass|provide|maintain)\b/i

/** `able to write ladder logic`: work by another name, where nothing in the resume speaks of it. */
function askWhetherAble({ phrase = '', kind }: Requirement, said: Said): string | undefined {
  const [, act = ''] = /^(?:the |an? )?(?:ability|able) to (.+)$/i.exec(phrase) ?? []
  if (act === '' || /^(?:trait|physical|licence|language)$/.test(kind) || ofAnybody.test(act)) return undefined
  const keys = heavyKeys(act)
  const isOpen = keys.length > 0 && !keys.some((key) => isSaid(key, said))
  return isOpen && act.split(/\s+/).length <= LONGEST_ABLE
    ? `They ask for somebody able to ${act}. Have you done that?`
    : undefined
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
  if (!/^(?:skill|experience|other)$/.test(wish.kind) || lacksName(wish, career)) return false
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
  const { kind, need, quote } = requirement
  // A person with a resume in English speaks it.
  const canBeAsked = kind !== 'other' || namesThing(quote) || askDirectly(quote) || findLeft(requirement, said)
  if (!canBeAsked) return false
  if (!namesTool(requirement, said) && toolKinds.some(([wanted, ones]) => wanted.test(quote) && ones.test(said.text)))
    return false
  if (kind === 'trait' || kind === 'physical' || (kind === 'language' && /\benglish\b/i.test(quote))) return false
  if (state === 'met' || (state === 'partly' && (need === 'nice' || kind === 'degree' || kind === 'years')))
    return false
  // `Wound care` among the skills certifies nobody.
  const certifying = career.skills.filter(({ text }) => /licen[cs]|certif|\bcard\b|endorse|\bCDL\b/i.test(text))
  const name = requirement.phrase && requirement.phrase.length < quote.length ? requirement.phrase : quote
  const core = name.replace(/^(?:an? )?(?:valid|current|active) |,.*$|\s*\(.*$/gi, '').toLowerCase()
  if (kind === 'licence' && core.length > 3 && said.text.includes(core)) return false
  if (kind === 'licence') return ![...career.credentials, ...certifying].some((held) => isHalfSaid(name, held))
  if (/\b(?:second|another|other) language\b/i.test(quote) && career.languages.length > 1) return false
  // One of several will do.
  const others = quote.split(/, or |\bor\b|, | \/ /i)
  if (/\bor\b/i.test(quote) && others.some((one) => isAllSaid(one, said))) return false
  return !isAllSaid(quote, said) && !isShortened(quote, career.lines)
}

/** `Vagaro`, `WCAG`: of what is no experience, licence or skill only what has a name can be asked about. */
function namesThing(quote: string): boolean {
  // `Working with a recognised trade union`
  if (/^(?:working with|managing|supervising|operating|driving|handling) \p{L}+ \p{L}+/iu.test(quote)) return true
  return (
    quote.split(/\s+/).length <= 5 &&
    (/^\p{Lu}\p{Ll}+ or similar\b/u.test(quote) ||
      findTerms(quote).some(({ term }) => term.kind === 'tool') ||
      /^\p{Lu}{2,6}\b/u.test(quote))
  )
}

/** `Microsoft Office, including Excel`: the one that is named behind it, where nothing speaks of it. */
function namesTool({ quote }: Requirement, { keys }: Said): string | undefined {
  const [, behind = ''] = /\b(?:including|especially|in particular) (.+)$/i.exec(quote) ?? []
  return findTerms(behind).find(({ term }) => term.kind === 'tool' && !keys.has(`term:${term.id}`))?.text
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

const opening = /^(?:good |sound |working )*(?:knowledge|experience|understanding) (?:of|with|in) /i

/** Of `servo drives, sensors and safety circuits` what nothing in the resume speaks of. */
function findLeft({ kind, quote }: Requirement, said: Said): string | undefined {
  if (!/^(?:skill|experience|other)$/.test(kind) || /\(|:/.test(quote) || notInParts.test(quote)) return undefined
  const things = quote.replace(opening, '').split(/, (?:and )?| and /)
  const left = things.filter((thing) => {
    const keys = heavyKeys(thing)
    return keys.length > 0 && !keys.some((key) => isSaid(key, said))
  })
  const isAskable = left.every((thing) => isThing(thing) && !/^(?:trait|physical)$/.test(classifyRequirement(thing)))
  return left.length > 0 && left.length < things.length && isAskable ? joinWords(left) : undefined
}

/** A school certificate with its subjects, and what an employer checks, are asked about whole or not at all. */
const notInParts =
  /\b(?:matric|grade 12|GCSEs?|A[- ]levels?|school|record|check|clearance|background|vaccinat\p{L}+)\b/iu
const LONGEST_THING = 4

/** `safety circuits`, not `thicker` or `meet due dates`. */
function isThing(text: string): boolean {
  const words = tagWords(text)
  return (
    /^(?:NOUN|PROPN)$/.test(words.at(-1)?.tag ?? '') &&
    /^(?:NOUN|PROPN|ADJ|DET)$/.test(words[0]?.tag ?? '') &&
    /\p{L}{4}/u.test(text) &&
    words.length <= LONGEST_THING &&
    !/\b(?:experience|for|to)\b/i.test(text)
  )
}

/** `Equipment: Forklift (current certification)`: the label of a form is nothing to ask for. */
function withoutHead({ phrase, quote }: Requirement): Pick<Requirement, 'phrase' | 'quote'> {
  const [, label, rest = ''] = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}): (\p{L}.*)$/u.exec(quote) ?? []
  if (!label) return { phrase, quote }
  const said = rest.includes('(') && !rest.includes(')') ? `${rest})` : rest
  return { phrase: said, quote: said }
}

/** Undefined if a wish makes no question a person could answer. */
function sayQuestion(requirement: Requirement, left: string | undefined): string | undefined {
  const { kind } = requirement
  const { phrase, quote } = withoutHead(requirement)
  if (left) {
    const [prefix] = opening.exec(quote) ?? []
    return prefix
      ? `They also ask for ${lowerStart(prefix)}${left}. Do you have any?`
      : `They also ask for ${lowerStart(left)}. Have you worked with that?`
  }
  const direct = askDirectly(quote)
  if (direct) return direct
  // `a framework such as Django or Flask` says which.
  const isCut = phrase !== undefined && (cutPhrase.test(phrase) || quote.startsWith(`${phrase} such as `))
  const whole = isCut ? undefined : phrase
  const said = whole && shortenWish(whole)
  if (/\bskills\b/i.test(said ?? quote) && !findTerms(quote).some(({ term }) => term.kind === 'tool')) return undefined
  const words = (said ?? quote).split(/\s+/).length
  const isHard = kind === 'licence' || kind === 'degree'
  if (words > (isHard ? LONGEST_HARD : LONGEST_WISH) || notSaid.test(quote)) return undefined
  const offered = quote.replace(/,? or (?:the )?ability to obtain\b.*$/i, '')
  if (!said && isHard && /\bor\b/i.test(offered)) return `They ask for ${offered}. Do you have one of these?`
  if (said)
    return askFor(
      requirement,
      kind === 'language' ? said : lowerStart(said.replace(/^an? (?=.*\b(?:skills|abilities)$)/, '')),
    )
  // A bullet or markup that was pasted along is nothing to ask about.
  const wish = quote.replace(/<[^>]*>/g, '').replace(/^[\s•*-]+/, '')
  return /\b(?:experience|knowledge|skills?)\b|^\p{Lu}[\p{L}\d]+ /u.test(wish)
    ? askFor(requirement, lowerStart(wish))
    : undefined
}

/** A long wish up to where its examples begin. */
function shortenWish(wish: string): string {
  if (wish.split(/\s+/).length <= LONGEST_WISH) return wish
  const [head = ''] = wish.split(/, (?:including|with|such as|e\.g\.)|\s*\(|;/)
  return head.split(/\s+/).length >= 3 ? head : wish
}

/** `the ability to react`, `experience and exceptionally execute tasks`: what was cut out of a longer sentence. */
const cutPhrase = /^the ability to \p{L}+$|\band \p{L}+ly\b/u
const notSaid =
  /\bwith (?:and|or)\b|\bdoes not\b|\bsponsorship\b|\bpathways?\b|\bis designated\b|\b(?:years old|background|drug|travel|transportation)\b/i

/** `you've managed a caseload`, `comfortable reading a log`: the words of the posting, turned round. */
function askDirectly(quote: string): string | undefined {
  const [first = ''] = quote.toLowerCase().split(' ')
  if (/^you['’]ve an? /i.test(quote)) return `Do you have ${quote.slice(7)}? They ask for it.`
  if (/^comfort(?:able)?$/.test(first))
    return `Are you comfortable ${quote.replace(/^\S+ /, '').split(',')[0]}? They ask for it.`
  const [, verb = '', rest = ''] = /^you (know|hold|speak|have|write|use|own) (.+)$/i.exec(quote) ?? []
  if (verb) return `Do you ${verb.toLowerCase()} ${rest}? They ask for it.`
  return readVerbForm(first)?.form === 'past' && / your /.test(quote)
    ? `Have you ${lowerStart(quote)}? They ask for it.`
    : undefined
}

/** Only names keep their capital in the middle of a sentence. */
function lowerStart(text: string): string {
  const [first = ''] = text.split(/[\s,]/)
  if (/^(?:basic|good|strong|working|valid|some|hands-on|prior|current)$/i.test(first))
    return text.slice(0, 1).toLowerCase() + text.slice(1)
  const keeps =
    /\p{Lu}.*\p{Lu}|\d/u.test(first) ||
    /^\S+ or similar\b/.test(text) ||
    isTermWord(first.toLowerCase()) ||
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)
  return keeps ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
}
