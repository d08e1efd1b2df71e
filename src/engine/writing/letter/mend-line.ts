// A resume line as quoted in a letter: the same words, with obvious mistakes corrected.
import { capitalize } from '#engine/language/plain-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import type { Career, Job } from '../facts/career.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { grammarSteps, runSteps, type StepName } from '../run-steps.ts'
import type { Dictionary } from '../steps/_step.ts'
import { knownMistake } from '../steps/mend-typo.ts'
import { readResumeContext, tenseOfJob } from '../upgrade/line-context.ts'
import { mendJobs } from '../upgrade/mend-jobs.ts'
import { inPast } from './in-past.ts'
import { namesWork } from './line-form.ts'
import { isClause } from './mend-answer.ts'
import { trimLine } from './trim-line.ts'

const slips: readonly StepName[] = [
  'drop-talk',
  'add-apostrophe',
  'mend-typo',
  'calm-capitals',
  ...grammarSteps,
  'tidy-signs',
  'hyphenate',
  'set-apart',
  'begin-with-capital',
  'spell-names',
  'spell-out',
  'drop-filler',
]

/** Of words. */
const MOST_LISTED = 30

/** `asIs`: in the form they gave it. */
type Listing = { spelling?: Dictionary | undefined; asIs?: boolean | undefined }

/** In a list, lines don't each begin with `I`. */
export function listLine(line: string, job: Job, career: Career, { spelling, asIs = false }: Listing = {}): string {
  // `Provides`, `Doing`: only where all the lines of the job are set right.
  const mended = mendJobs(career.resume, spelling)
    .find(({ entry }) => entry === `experiences.${job.source.id}`)
    ?.lines.find(({ before }) => before === line)
  const steps = asIs ? [] : (mended?.draft?.steps ?? [])
  const further = steps.filter(
    (step): step is StepName =>
      step === 'match-tense' || (step === 'strong-opening' && (!mended?.draft?.needsLook || surelyDone.test(line))),
  )
  const text = mendBy([...slips, 'drop-pronoun', ...further], line, job, career, spelling)
  const listed = trimLine(
    capitalize(text.replace(/^I am (?=(?:often|usually|always|mostly|the)\b(?!.*\bI\b))/, '')),
    MOST_LISTED,
  )
  return withoutDuty(joinNotes(job.isCurrent || asIs ? listed : inPast(listed)))
}

/** `Responsible for weekly payroll` among verbs: the work by its name says as much. People and doings keep their verb. */
function withoutDuty(text: string): string {
  const [, work = ''] = /^Responsible for (?:the )?((?!\p{L}+ing\b).+)$/u.exec(text) ?? []
  return work !== '' && namesWork(capitalize(work)) && !/\b(?:teams?|crews?|staff|people)\b/i.test(work)
    ? capitalize(work)
    : text
}

/** `Screen repairs. Data recovery. PC builds`: notes in a row, and no sentences, whatever stands between them. */
function joinNotes(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[\p{Ll}\d)]{2})\. (?=\p{Lu})/u)
  const notes = [first, ...others]
  const areNotes = !notes.every(isClause) && notes.every((note) => note.split(' ').length <= LONGEST_NOTE)
  return others.length > 0 && areNotes ? [first, ...others.map(lowerOpening)].join('; ') : text
}

const LONGEST_NOTE = 14

/** What somebody told in a sentence of their own stays one. */
export function sayOwnSentence(line: string, job: Job, career: Career, spelling?: Dictionary): string {
  return `${mendBy(slips, line, job, career, spelling)}.`
}

/** `Was responsible for training 9 new hires`; of `framing crews` nobody knows who framed. */
const surelyDone =
  /^(?:was |been )?(?:responsible for|in charge of|tasked with|(?:my )?duties included?:?) \p{Ll}+ing (?:\d|the |an? |all |new |our |my |in |on |for |with |to |two |three |four |five |six )/iu

function mendBy(
  only: readonly StepName[],
  line: string,
  { source }: Job,
  { resume }: Career,
  spelling?: Dictionary,
): string {
  const context = {
    ...readResumeContext(resume, spelling),
    place: 'line',
    tense: tenseOfJob(source),
    beside: only.includes('match-tense') ? { areActs: true, areDoings: true } : {},
  } as const
  // Only slips: a tense changed by half, or a word that a step finds weak, is worse than the line as it was.
  const spelled = keepNames(line, runSteps(line, context, { only })?.text ?? line)
  const text = spelled.includes('\n') ? line : spelled
  // Of a row of small pictures none is a word.
  return capitalize(
    text.replace(/^(?:[\s•*–-]|\p{Extended_Pictographic}|\uFE0F)+/u, '').replace(/(?<!\b[ap]\.m)[\s.;,]+$/i, ''),
  )
}

/** A capital in the middle of a line may be a name, and a name is the person's to spell. */
function keepNames(line: string, spelled: string): string {
  const words = line.split(' ')
  // Where a word has come or gone the others are in other places, and a name would be put in twice.
  if (words.length !== spelled.split(' ').length) return spelled
  return spelled
    .split(' ')
    .map((word, at) => {
      const own = words[at] ?? word
      const isName = at > 0 && /^\p{Lu}/u.test(own) && !isMistake(own)
      return isName && lettersOf(own) !== lettersOf(word) ? own : word
    })
    .join(' ')
}

/** `Maximo,` and `Maximo;` are one name. */
function lettersOf(word: string): string {
  return word.replace(/[^\p{L}\p{N}]+/gu, '')
}

/** `Sports Industies` is no other name than `Sports Industries`, and `Prepared and Reconciled` names nothing. */
function isMistake(word: string): boolean {
  const lower = word.toLowerCase().replace(/[^\p{L}]+$/u, '')
  return knownMistake(lower) !== undefined || (/ed$/.test(lower) && readVerbForm(lower)?.form === 'past')
}
