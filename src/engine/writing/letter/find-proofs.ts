// What a person did, as short acts that can stand after `I`: a line of the resume may hold several, and what reads
// awkwardly is left out.
import { addArticles, lacksArticle } from '#engine/language/add-articles.ts'
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { sayInFirstPerson } from '#engine/language/say-line.ts'
import { isSureOpening } from '#engine/language/sure-opening.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import type { Career, Job, SourceLine } from '../facts/career.ts'
import { runSteps } from '../run-steps.ts'
import { capitalize, type LineContext } from '../steps/_step.ts'
import { readResumeContext, tenseOfJob } from '../upgrade/line-context.ts'
import { isRoleNoun } from '../words/roles.ts'
import { strengthOf } from '../words/strength.ts'
import { findTerms } from '../words/terms.ts'
import { losesLimit } from './loses-limit.ts'
import { looksLikeRole, type NamedThing, nameThing } from './name-thing.ts'
import { countWords, shortenClause } from './shorten-clause.ts'
import { tieTails } from './tie-tails.ts'

export type Proof = {
  job: Job
  line: SourceLine
  /** What `clause` follows: `I`, `my work included`, `with`, or nothing. */
  kind: NamedThing['kind']
  clause: string
  /** How likely it reads badly: what was put together from pieces, or only looks like an act. */
  risk: 'none' | 'some' | 'much'
  hasNumber: boolean
  /** Told in the past, in a job that goes on too. */
  isPast: boolean
  /** How well it reads and how much it says, apart from any posting. */
  strength: number
}

const SHORTEST = 2
const LONGEST_REST = 14
const LONGEST = 22
/** A result may take its time. */
const LONGEST_RESULT = 32

/** Things a resume lists that nobody says in a letter: salary, notice, references, page furniture. */
const noProof =
  /^[\p{L} ]{2,30}\s?:|\b(?:salary|notice (?:period)?|references?\b.*(?:request|available)|reason for leaving|industry|contact info|marital|nationality|date of birth|he\/she|his\/her|s\/he|designed with|all rights reserved|page \d+)\b|\bthe (?:candidate|applicant)\b|https?:|www\.|@|\.\.\.|…|\b(?:i\.?e|e\.?g)\b[.:]|\bstatus post\b/iu

/** `bears` says which items of a long list are worth keeping. */
export function findProofs(career: Career, bears?: (text: string) => number): Proof[] {
  const whole = readResumeContext(career.resume)
  const worthReading = worthReadingOf(career, bears)
  return career.jobs.flatMap((job, place) => {
    const tense = tenseOfJob(job.source)
    const areActs = tellsActs(job)
    return job.lines.flatMap((line): Proof[] => {
      if (!isReadable(line) || !worthReading(line)) return []
      const mended = mendFirst(line.text, { ...whole, place: 'line', tense, beside: { areActs } })
      return mended
        .map((text) => {
          const told = besideColon(text)
          return losesLimit(text, told) ? text : told
        })
        .flatMap(splitSentences)
        .flatMap((text): Proof[] => {
          const said = sayProof(text, { job, areActs, bears })
          if (!said || losesLimit(text, said.text)) return []
          const { kind, text: clause } = said
          const hasNumber = /\d/.test(clause.replace(/\b(?:19|20)\d\d\b/g, ''))
          const isPast =
            !job.isCurrent ||
            (kind === 'act' &&
              (/^(?:was|had|took)\b/.test(clause) || readVerbForm(clause.split(' ')[0] ?? '')?.form === 'past'))
          return [
            {
              job,
              line,
              kind,
              clause,
              risk: riskOf(said, text),
              hasNumber,
              isPast,
              strength: strengthOf(clause, hasNumber) - place * 0.08,
            },
          ]
        })
    })
  })
}

/** Where every second line opens with a verb, `Wire test stands` does too. */
function tellsActs({ lines }: Job): boolean {
  const told = lines.filter(isReadable)
  return told.filter(({ text }) => /^(?:act|duty)$/.test(readLine(text).shape)).length * 2 >= told.length
}

function riskOf({ kind, text }: SaidProof, line: string): Proof['risk'] {
  if (kind !== 'act' || readLine(line).shape === 'thing' || /^(?:am|was) /.test(text)) return 'much'
  return /;|, with /.test(text) || lacksArticle(text) ? 'some' : 'none'
}

const MOST_READ = 24
const LONGEST_LINE = 600

/** What is longer is no line of work, and would cost seconds to read. */
function isReadable({ role, text }: SourceLine): boolean {
  return role === 'line' && text.length <= LONGEST_LINE
}

/** Mending costs time: of a long resume only the lines nearest to the job are read. */
function worthReadingOf(
  { jobs }: Career,
  bears: ((text: string) => number) | undefined,
): (line: SourceLine) => boolean {
  const lines = jobs.flatMap((job) => job.lines.filter(isReadable))
  if (!bears || lines.length <= MOST_READ) return () => true
  const near = new Map(lines.map((line) => [line, bears(line.text) + (/\d/.test(line.text) ? 0.2 : 0)]))
  const kept = new Set(
    lines.toSorted((one, other) => (near.get(other) ?? 0) - (near.get(one) ?? 0)).slice(0, MOST_READ),
  )
  return (line) => kept.has(line)
}

/** What a careful writer would set right without asking; two lines that ran together are two. */
function mendFirst(text: string, context: LineContext): string[] {
  const mended = runSteps(text, context, { onlySafe: true })
  return (mended?.text ?? text).split('\n').map((line) => line.replace(/^- /, ''))
}

/** `Led the sepsis project: compliance rose to 93%` tells of leading it, `Curb ramps: measured 388 of them` of measuring. */
function besideColon(text: string): string {
  const [head = '', rest = ''] = text.split(/:\s+(.*)/s)
  if (rest === '' || countWords(head) < SHORTEST) return text
  if (readLine(head).shape === 'act')
    return /\d/.test(rest) && countWords(rest) <= LONGEST_REST ? `${head}, ${rest}` : head
  if (readLine(capitalize(rest)).shape === 'act') return capitalize(rest)
  // `Wetland delineations: 85 sites, solar and roads`
  const [first = ''] = rest.split(/[,;.]\s/)
  return /\d/.test(first) && !/^[\d\s–-]+$/.test(head) ? `${head}, ${first}` : text
}

/** Two sentences are two; within one, what was done stays whole: parted from its object or its result it says nothing. */
function splitSentences(text: string): string[] {
  return text
    .replace(/(\d) [–-] (?=\d)/g, '$1-')
    .replace(/,?\s+(?:and\s+)?etc\.?(?=$|,)/g, '')
    .replace(/;\s+(?:and\s+)?/g, ', ')
    .split(/(?<=\p{Ll}{3})(?<!\b(?:incl|approx|dept|misc|temp))\.\s+(?=\p{Lu})/u)
    .map(capitalize)
}

/** `Review leases for 40 landlords` among acts: after `I` the tagger knows it for one. The clause, where it is so. */
function sayNounLike(text: string, job: Pick<Job, 'isCurrent'>): string | undefined {
  // `Inputted starters and leavers`: a verb nobody lists.
  if (/^\p{Lu}\p{Ll}{2,}ed \p{L}/u.test(text)) return text.slice(0, 1).toLowerCase() + text.slice(1)
  // `MIG weld frames`
  const [, how, rest] = /^(\p{Lu}{2,5}) (\p{Ll}+ .*)$/u.exec(text) ?? []
  const tense = job.isCurrent ? 'present' : 'past'
  const said =
    how && rest ? (sayInFirstPerson(capitalize(rest), tense) ?? sayNounLike(capitalize(rest), job)) : undefined
  if (said) return `${how} ${said}`
  const { isCurrent } = job
  // `Contract ends December`
  const ending = readVerbForm(text.split(' ')[1]?.toLowerCase() ?? '')
  if (ending?.form === 'third' && !ending.isMoreOftenNoun) return undefined
  const [head = '', next = '', third = ''] = text.toLowerCase().split(' ')
  // `Check in 60 patients`
  if (/^(?:in|out|up|off|down|over)$/.test(next) && third !== '' && readVerbForm(head)?.form === 'base')
    return isCurrent ? head + text.slice(head.length) : `${verbForms(head).past}${text.slice(head.length)}`
  const verb = readVerbForm(head)
  const [, first, second] = tagWords(`I ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`)
  const takes =
    second !== undefined && (/^(?:DET|NUM|PRON|ADJ|SYM)$/.test(second.tag) || /[^s]s$|^(?:for|and)$/.test(next))
  if (!verb || verb.form === 'ing' || first?.tag !== 'VERB' || !takes) return undefined
  const wanted = isCurrent && verb.form !== 'past' ? 'base' : 'past'
  // Others of the row would keep their form.
  if (verb.form !== wanted && / and \p{Ll}/u.test(text)) return undefined
  return `${verb.form === wanted ? head : verbForms(verb.base)[wanted]}${text.slice(head.length)}`
}

type Saying = { job: Pick<Job, 'isCurrent'>; areActs: boolean; bears?: ((text: string) => number) | undefined }

type SaidProof = Pick<NamedThing, 'kind' | 'text'>

/** The line as it can be told; undefined where it reads like nothing. */
function sayProof(text: string, saying: Saying): SaidProof | undefined {
  const bare = text.replace(/^[\s•*–-]+/, '').trim()
  if (noProof.test(bare) || countWords(bare) < SHORTEST || isShouted(bare)) return undefined
  const clause = looksLikeRole(bare) ? undefined : sayAct(bare, saying)
  if (clause) return { kind: 'act', text: clause }
  const { shape } = readLine(bare)
  const named =
    shape === 'thing' || shape === 'unclear' || looksLikeRole(bare) || isWorkFor(bare)
      ? nameThing(bare, saying.job)
      : undefined
  return named && { ...named, text: calm(named.text) }
}

/** `Service and repair for 60 accounts` names the work: what is done to something needs the something. */
function isWorkFor(bare: string): boolean {
  const { shape, verbs, words } = readLine(bare)
  const last = verbs.at(-1)
  const isOpen = /^(?:for|of)$/.test(words[(last?.at ?? 0) + 1]?.lower ?? '')
  return (
    shape === 'act' &&
    last?.form === 'base' &&
    isOpen &&
    !/^(?:care|look|account|apply|provide|search|watch)$/.test(last.base)
  )
}

/** The line as a clause after `I`. */
function sayAct(bare: string, { job, areActs, bears }: Saying): string | undefined {
  const { shape } = readLine(bare)
  if (shape === 'unclear' || (shape !== 'duty' && isBroken(findFault(capitalize(bare))))) return undefined
  // `Cast iron, copper and some gas pipe`
  const [opening = '', after = ''] = bare.toLowerCase().split(/[\s,]+/)
  const verb = readVerbForm(opening)
  if (verb?.form === 'past' && verb.base === opening && tagWords(after)[0]?.tag === 'NOUN' && !/s$/.test(after))
    return undefined
  if (isWorkFor(bare)) return undefined
  if ((shape === 'act' || shape === 'thing') && !isSureOpening(bare) && !/^(?:No|Zero|\p{Lu}{2,5}) /u.test(bare))
    return undefined
  const none = /^(?:No|Zero) (\p{Ll}+ .*)$/u.exec(bare)?.[1]
  if (none) return tieTails(`had no ${none}`)
  const said =
    shape === 'thing' && areActs ? sayNounLike(bare, job) : sayInFirstPerson(bare, job.isCurrent ? 'present' : 'past')
  if (!said || /\bI\b(?!-)|\bi\b|\bme\b|^(?:am|was) (?:certified|licensed|trained|registered|qualified)\b/.test(said))
    return undefined
  // `supervised Accounts Payable Officer`: one of whom?
  if (
    /^\p{Ll}+(?: \p{Ll}+)? (?:\p{Lu}\p{L}+ (?:and )?)+\p{Lu}\p{L}+[^s\W]$/u.test(said) &&
    isRoleNoun(said.split(' ').at(-1) ?? '')
  )
    return undefined
  const longest = /\d/.test(said) ? LONGEST_RESULT : LONGEST
  const clause = shortenClause(tieTails(said), { longest, bears })
  if (!clause || countWords(clause) < SHORTEST || isAwkward(clause)) return undefined
  // `led on about 30`: of what?
  if (!tagWords(clause).some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')) return undefined
  return withArticles(calm(clause))
}

/** `a vendor calls`: several things were taken for one. */
function withArticles(clause: string): string {
  const said = addArticles(clause)
  return /\ban? \p{L}+ \p{L}+[^s\W]s(?= (?:about|from|for|to|with|and|on|in|at)\b|$)/u.test(said) ? clause : said
}

/** `Trusted to train new hires`: something that was done to the person. */
const passive =
  /^(?:trusted|selected|chosen|asked|promoted|invited|hired|nominated|elected|recognized|awarded|appointed|assigned|required|expected|known|requested|called|sent) (?:\p{L}+ )?(?:to|as|for|by)\b/u

/** `Completed bookings rose from 61% to 74%`: what looked like the act is part of what rose. */
const itself = /^[^;]*(?<!\b(?:and|that|which|who|,)) (?:rose|fell|stayed|went|remained|doubled|tripled|became)\b/

/** `draft motions and second-chaired two trials` */
function mixesTenses(clause: string): boolean {
  const own = readVerbForm(clause.split(' ')[0] ?? '')?.form
  return [...clause.matchAll(/ and ([\p{L}-]+)/gu)].some(([, word = '']) => {
    const form = readVerbForm(word)?.form ?? (/-\p{Ll}+ed$/u.test(word) ? 'past' : undefined)
    return own === 'base' && form === 'past'
  })
}

function isAwkward(clause: string): boolean {
  return (
    passive.test(clause) ||
    // `entered invoices and filing`: the row left its form.
    (countWords(clause) < 8 && / and \p{L}+ing$/u.test(clause)) ||
    itself.test(clause) ||
    mixesTenses(clause) ||
    isBroken(findFault(capitalize(clause))) ||
    isOpenList(clause) ||
    isOnlyVerbs(clause) ||
    /[/:()[\]|]|\s[–—-]\s/.test(clause.replace(/\d\/\d/g, '')) ||
    (clause.match(/,/g) ?? []).length > 3
  )
}

/** `designed, wrote and debugged`: what? */
function isOnlyVerbs(clause: string): boolean {
  return clause.split(/,\s*|\s+/).every((word) => word === 'and' || readVerbForm(word)?.form === 'past')
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 12 && letters === letters.toUpperCase()
}

/** `cardiac drips, PCA pumps` */
function isOpenList(clause: string): boolean {
  const last = /,\s+([^,]+)$/.exec(clause)?.[1] ?? ''
  if (last === '' || last.split(' ').length > 5 || /\b(?:and|or|&)\b|^\D{0,8}\d/.test(last)) return false
  return !/^(?:\p{L}+ing|which|who|where|while|with|as|to|for|by|in|at|on|from|resulting)\b/u.test(last)
}

const commonEnding =
  /(?:tory|tions?|ments?|log(?:y|ies)|ness|ances?|ences?|ical|ional|it(?:y|ies)|ings?|reports?|services?|systems?)$/

/** Capitals that only shout: `Statutory entries`, `Information Technology`. A run with any other word may be a name. */
function calmCapitals(clause: string): string {
  return clause.replace(/(?<=\p{Ll} )\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*(?![\p{L}.])/gu, (run) =>
    run.split(/[ -]/).every((word) => commonEnding.test(word)) && findTerms(run).length === 0 ? run.toLowerCase() : run,
  )
}

function calm(clause: string): string {
  return calmCapitals(clause)
    .replace(/\s+/g, ' ')
    .replace(/\s*&\s*(?=\p{Ll})/gu, ' and ')
    .replace(/,\s+and (?=and\b)/g, ', ')
    .replace(/ ,/g, ',')
    .replace(/\b([ap])\.m(?!\.)/g, '$1.m.')
    .replace(/\bapprox\.?(?= )/g, 'approximately')
    .replace(/\bavg\.?(?= )/g, 'average')
    .replace(/\bincl\.?(?= )/g, 'including')
    .replace(/\b(hr|yr|min)s\b/g, (_, unit: string) => ({ hr: 'hours', yr: 'years', min: 'minutes' })[unit] ?? unit)
    .replace(/(\p{Ll}), and (\p{L}+), and /gu, '$1 and $2, and ')
    .replace(
      /(\b(?:to|for|with|by|assisted|supported|advised|briefed|helped)) (?=(?:C[A-Z]O|director|owner|principal|controller|manager|supervisor|shift lead|GM|charge nurse|lead teacher|physician|attorney|doctor|chef|superintendent|foreman)\b)/g,
      '$1 the ',
    )
}
