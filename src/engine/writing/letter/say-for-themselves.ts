// Sentences of the person's own summary that belong into the letter: `I have a clean C+E licence, no points`, `I'm calm on the
// pass, I don't shout`. Which ones, weights say (`match/rate-fact.ts`); here they are put as a letter says them.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import type { Career } from '../facts/career.ts'
import { rateFacts } from '../match/rate-fact.ts'
import { tellingSentences } from '../own-sentences.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Posting } from '../posting/posting.ts'
import { runSteps } from '../run-steps.ts'
import type { Dictionary } from '../steps/_step.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { joinWords } from '../words/join-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { quality } from './in-past.ts'
import { namesPerson } from './introduce.ts'
import type { Said } from './letter.ts'
import { namesWork } from './line-form.ts'

const MOST = 2
const FEWEST_WORDS = 4
const LONGEST_WORDS = 42
/** Of 3. */
const WORTH = 1.9

/** Speaks of what stood in the sentence before. */
const refersBack = /\b(?:have since|since then|that time|then|there|this|these|those)\b|^(?:People ask|But|And|So)\b/i

/** Why somebody from another trade applies: `I am moving into public service`. */
const turns =
  /\bI(?: am|['’]m) (?:now )?(?:making an? (?:deliberate )?(?:move|change)|moving|changing|retraining|transitioning|switching|returning)\b|\bI (?:have )?(?:retrained|changed careers?)\b/

export function sayForThemselves(
  career: Career,
  posting: Posting,
  { told, spelling }: { told: readonly string[]; spelling?: Dictionary | undefined },
): Said[] {
  const ratings = new Map(
    rateFacts(career, posting).flatMap(({ kind, text, rating }) => (kind === 'summary' ? [[text, rating]] : [])),
  )
  const said = readSummary(career, spelling).map((one) => ({ ...one, rating: ratings.get(one.sentence) ?? 0 }))
  // Who they are is said already, and so is what the sentence leans on.
  const isTold = (text: string) => told.some((one) => one !== '' && text.toLowerCase().includes(one.toLowerCase()))
  const canFollow = (at: number) => at > 0 && (isTold(said[at - 1]?.sentence ?? '') || chosen.has(at - 1))
  const chosen = new Set<number>()
  const best = [...said.entries()]
    .filter(([, { sentence, text, rating }]) => text !== undefined && (rating >= WORTH || turns.test(sentence)))
    .toSorted(([, one], [, other]) => other.rating - one.rating)
  for (const [at, { sentence }] of best) {
    if (chosen.size >= MOST) break
    if (!isTold(sentence) && (!refersBack.test(sentence) || canFollow(at))) chosen.add(at)
  }
  return [...chosen]
    .toSorted((one, other) => one - other)
    .map((at) => ({ text: said[at]?.text ?? '', entries: ['personalInfo'], quotes: [] }))
}

/** Each sentence of the summary, and as it is said in a letter, if it can be. */
export function readSummary(career: Career, spelling?: Dictionary): { sentence: string; text: string | undefined }[] {
  const { resume, jobs } = career
  const context = { ...readResumeContext(resume, spelling), place: 'summary', tense: 'none', beside: {} } as const
  // A summary that quotes a line of a job says what the list under that job says.
  const lines = new Set(jobs.flatMap((job) => job.lines.map(({ text }) => lettersOf(text))))
  return splitSentences(resume.personalInfo.summary).map((sentence) => {
    if (lines.has(lettersOf(sentence))) return { sentence, text: undefined }
    // What somebody wants is for the letter; what is nobody's business is not.
    const [telling] = tellingSentences(sentence, { isTheirs: () => true })
    if (telling === undefined) return { sentence, text: undefined }
    const mended = runSteps(telling, context, { only: ['mend-typo', 'common-slips', 'tidy-signs'] })
    return { sentence, text: asOwn(mended?.text ?? telling) }
  })
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** `seeking a challenging position where I can add value` */
const anybodys =
  /\b(?:challenging|add value|utili[sz]e my|leverage|grow with|growth|career goals?|my skills|fast-paced|opportunit(?:y|ies) to|reputable|dynamic|looking for (?:an? )?(?:new |better )?(?:job|work|role|position))\b/i

/** For the person to mention, if they want to. */
const isPrivate =
  /\b(?:mother|father|mum|mom|dad|parents?|twins|bab(?:y|ies)|kids|child|(?:my|our) children|sons?|daughters?|husband|wife|partner|marriage|divorce\w*|pregnan\w*|maternity|paternity|died|death|passed away|illness|sick|cancer|diabet\w*|dementia|surgery|injur\w+|disab\w+|parole|probation|convict\w*|prison)\b(?! (?:care|law|clients?|services?|court|officers?|nurs\w+|unit|ward))/i

/** `IT support with 5 years, I like to solve problem` hangs in the air. */
const ofOneself = /(?:^|^(?:After|With|In|For|As|Before|Since|At|What|My|Having|Teaching) [^.]*?\b)(?:I|me|my)\b/
const belongings = /\b(?:licen[cs]e|vehicle|car|visa|permit|tools|passport|permission to work|wpm)\b/i

/** Spoken by the person and whole; undefined where nothing short of rewriting would make it so. */
function asOwn(sentence: string): string | undefined {
  const words = sentence.split(/\s+/).length
  if (
    anybodys.test(sentence) ||
    isPrivate.test(sentence) ||
    words < FEWEST_WORDS ||
    words > LONGEST_WORDS ||
    /[:?]|\bI am (?:an?|the) /.test(sentence) ||
    namesPerson(sentence)
  )
    return undefined
  const own = withSubject(sentence)
  return own === undefined || isBroken(findFault(own)) ? undefined : own
}

/** `Demonstrated knowledge of teaching` in a summary is what somebody has, not what they did. */
const claimed = /^(?:demonstrated|recogni[sz]ed|committed|motivated)\b/i

/** Done without an object: `Worked in three hotels`, `Volunteered at the shelter`. */
const goesWithout =
  /^(?:worked|served|volunteered|helped|assisted|lived|moved|studied|graduated|returned|retired|travell?ed|started|progressed|speciali[sz]ed|participated|collaborated|partnered)$/

/** `Areas of expertise include sales` */
const ofOwn =
  /^(?:(?:areas?|fields?) of (?:expertise|knowledge)|(?:(?:key|core|main|professional|technical) )?(?:skills|strengths|competenc(?:y|ies)|special(?:ty|ties)|expertise)) (?:include|are|is|lie|lies)\b/i

function withSubject(sentence: string): string | undefined {
  if (ofOneself.test(sentence)) return sentence
  if (ofOwn.test(sentence)) return `My ${lowerOpening(sentence)}`
  const words = tagWords(sentence)
  const [first, second] = words
  if (!first) return undefined
  const rest = lowerOpening(sentence)
  // `Willing to work away from home`, `Used to dealing with vulnerable customers`
  const isState =
    /^(?:comfortable|willing|keen|ready|happy|able|available|known|bilingual|confident|strong|skilled|qualified|trained|experienced|based|fluent|registered|licen[cs]ed|looking|returning|moving|currently|now)$/i
  if (
    isState.test(first.text) &&
    /^(?:in|to|with|at|for|on|as|from|into|working|studying|looking)$/i.test(second?.text ?? '')
  )
    return `I am ${rest}`
  // `Used to drive the school bus` is what somebody did; `Used to early starts`, `Used to dealing with crowds` what they are.
  if (/^used to /i.test(sentence)) {
    const then = words[2]
    const isDoing = then?.tag === 'VERB' && readVerbForm(then.lower)?.form === 'base'
    return `I ${isDoing ? '' : 'am '}${rest}`
  }
  const verb = readVerbForm(first.lower)
  // `Done a fair few shutdowns` needs a `have`; `Coded in pipe and plate` is what somebody is, in words of the trade.
  const isParticiple = verb !== undefined && verb.form === 'past' && verbForms(verb.base).past !== first.lower
  if (isParticiple || (/ed$/.test(first.lower) && second?.tag === 'ADP' && !goesWithout.test(first.lower)))
    return undefined
  // `Organised and careful administrator`, `Organised, patient clerk`: what somebody is.
  const isAct =
    verb?.form === 'past' && first.tag === 'VERB' && !/^\S+ and \S+ \S+(?: with| in|,)|^\S+, /.test(sentence)
  if (isAct && !quality.test(sentence) && !claimed.test(sentence)) return `I ${rest}`
  const hasVerb = tagWords(sentence).some(
    ({ tag, lower }) => tag === 'AUX' || (tag === 'VERB' && !/(?:ed|ing)$/.test(lower)),
  )
  if (!hasVerb && yearsOf.test(sentence)) return `I have ${rest}`
  const works = listOfWork(sentence)
  if (works && !/\b(?:includes?|are|is)\b/.test(works)) return `I have experience in ${works}.`
  // `Code 08 licence and own vehicle`
  if (!hasVerb && belongings.test(headOf(sentence)) && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(first.tag))
    return `I have ${/^(?:full|clean|valid|current|own|provisional|code|class)\b/i.test(sentence) ? withOwn(rest) : rest}`.replace(
      /\band own\b/,
      'and my own',
    )
  return undefined
}

/** `Over 20 years in machining` */
const yearsOf =
  /^(?:(?:over|more than|nearly|almost|about|around) )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)(?: plus)? (?:years|yrs)(?:['’])? (?:of |in |as |with |on |at |experience (?:in|of|as|with) )/i

const FEWEST_LISTED = 3

/** `Cycle counts, RF scanner, loading trailers`: all that somebody with a short resume says of their work. */
function listOfWork(sentence: string): string | undefined {
  const list = sentence.replace(/[.;]+$/, '')
  const parts = list.split(/, (?:and )?/)
  const isOfWork =
    parts.length >= FEWEST_LISTED && namesWork(list) && !languageNames.some((name) => list.includes(name))
  return isOfWork ? joinWords([lowerOpening(parts[0] ?? ''), ...parts.slice(1)]) : undefined
}

/** `Code 08 licence` of `Code 08 licence and own vehicle`; of `Car park security for six years` it is the security. */
function headOf(sentence: string): string {
  const [head = ''] = sentence.split(/,| (?:and|with|for|in|of|at|only)\b/)
  return head.split(' ').at(-1) ?? ''
}

function withOwn(rest: string): string {
  return /^own\b/i.test(rest) ? `my ${rest}` : `a ${rest}`
}
