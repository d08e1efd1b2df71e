// The lines that say most for the job, each in a sentence of the person's, and tied to what the posting asks for where the
// line shows it: a letter of bare lines leaves the reader to find out what they are there for.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { isSureOpening } from '#engine/language/sure-opening.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { rarityOf } from '#engine/language/word-vectors.ts'
import type { Career, Job } from '../facts/career.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { proofsOf, wishesOf } from '../match/prove.ts'
import type { Posting } from '../posting/posting.ts'
import type { ToldLine } from './choose-lines.ts'
import type { Said, Tone } from './letter.ts'
import { atEmployer, isNoEmployer, isOwnAccount } from './role-name.ts'

type Sayable = {
  told: ToldLine
  /** `handle complaints in writing`, to stand behind `I` */
  act: string
  /** What it shows of what they ask for, in their words. */
  need: string | undefined
  worth: number
}

export type Argued = { said: readonly Said[]; rest: readonly ToldLine[]; job: Job | undefined }

/** `introduced`: the job whose title and time the reader knows. */
type Arguing = { career: Career; posting: Posting; tone: Tone; most: number; introduced: Job | undefined }

/** A weaker proof would only seem to be taken for one. */
const SHOWS = 0.75
const LONGEST_ACT = 30
/** A line rated lower may stand in a list, and is no sentence of a letter. */
const ARGUES = 0.9
const LONGEST_NEED = 9

/** `told`: the strongest first within each job. */
export function tieNeeds(told: readonly ToldLine[], { career, posting, tone, most, introduced }: Arguing): Argued {
  const needs = new Set<string>()
  const chosen: Sayable[] = []
  // Only of a job that leads: what is left of another would stand below its name a second time. And only of one whose title
  // and time are known: who helped out for nothing would seem to have been employed.
  const [lead] = told
  const isOwn = lead !== undefined && lead.job === introduced
  // What the person chose leads, in a list if it is no sentence.
  const isListed = lead?.worth === Number.POSITIVE_INFINITY && actOf(lead) === undefined
  const own = isOwn && !isListed ? told.filter(({ job }) => job === lead.job) : []
  // A list of one is none.
  const last = own.length === most + 1 ? own.length : most
  while (chosen.length < last) {
    const [best] = own
      .filter((line) => !chosen.some((one) => one.told === line))
      .flatMap((line) => readSayable(line, { career, posting, needs }))
      .toSorted((one, other) => other.worth - one.worth)
    if (!best) break
    chosen.push(best)
    if (best.need) needs.add(best.need)
  }
  const ordered = told.flatMap((line) => chosen.filter((one) => one.told === line))
  return {
    said: ordered.flatMap((one, at) => sayOne(one, ordered.slice(0, at), tone)),
    rest: told.filter((line) => !chosen.some((one) => one.told === line)),
    job: ordered[0]?.told.job,
  }
}

function readSayable(
  told: ToldLine,
  { career, posting, needs }: Pick<Arguing, 'career' | 'posting'> & { needs: ReadonlySet<string> },
): Sayable[] {
  const act = told.worth >= ARGUES ? actOf(told) : undefined
  if (!act) return []
  const [best] = wishesOf(posting)
    .filter(({ wish: { kind } }) => kind === undefined || !ofPaper.has(kind))
    .map(({ wish, weight }) => {
      const proof = proofsOf(wish, career, posting).find(({ source }) => source === told.line)
      return { wish, strength: proof?.strength ?? 0, worth: weight * (proof?.strength ?? 0) }
    })
    .filter(({ wish }) => !needs.has(needOf(wish.phrase) ?? ''))
    .toSorted((one, other) => other.worth - one.worth)
  // Beside a duty of the post, which is broader than any line, a line would seem to claim all of it.
  const isShown = best?.wish.kind !== undefined && best.strength >= SHOWS && !isPart.test(told.text)
  const phrase = isShown ? needOf(best.wish.phrase) : undefined
  // Beside `managing staff` a line would seem to say that they managed them.
  const need = phrase && leading.test(phrase) && !leading.test(told.text) ? undefined : phrase
  // What was long ago, and answers nothing, may stand in the list.
  const isBeside = told.job !== career.jobs[0] && !need && (best?.strength ?? 0) < BESIDE
  return isBeside ? [] : [{ told, act, need, worth: told.worth + (best?.worth ?? 0) + (need ? TIED : 0) }]
}

const BESIDE = 0.4
const ofOneself = /^(?:act|begin|join|qualify|serve|stand|start|train|volunteer|work)$/
/** Done by somebody else, or not all of it. */
const isPart = /\b(?:observ|shadow|help|assist)\w*|\bsat (?:in|with)\b|\bsome\b/i
const leading = /\b(?:manag|lead|supervis|oversee|direct|head|train|coach|mentor)\w*/i
/** What a line gains by answering a wish in so many words. */
const TIED = 0.5
/** Shown by dates and papers, not by a line. */
const ofPaper: ReadonlySet<string> = new Set(['years', 'licence', 'degree', 'language', 'physical'])

function sayOne({ told: { job, line }, act, need }: Sayable, before: readonly Sayable[], tone: Tone): Said[] {
  const sameJob = before.filter(({ told }) => told.job === job).length
  const at = sameJob > 0 ? undefined : whereOf(job)
  const slots = { act, at, need }
  const tied = before.filter((one) => one.need !== undefined).length
  const fit = need ? sayFrame(frames.tie, tone, slots) : sayFrame(frames.act, tone, slots)
  const own = fit.filter((text) => at === undefined || text.toLowerCase().includes(at.toLowerCase()))
  // `I also` once: nobody says it twice in a row.
  const text = own[(need ? tied : sameJob === 1 ? 1 : 0) % Math.max(1, own.length)]
  return text ? [{ text, entries: [line.text], quotes: need ? [need] : [] }] : []
}

/** `at The Fleece and Firkin`: the town stands in the resume. */
function whereOf({ company }: Job): string | undefined {
  if (isNoEmployer(company) || isOwnAccount(company)) return undefined
  return atEmployer(company.replace(/(?<=\S \S.*), \p{Lu}[\p{L}'’ -]{2,24}$/u, ''))
}

/** As it reads in `You ask for ...` and `As for ...`. */
function needOf(phrase: string | undefined): string | undefined {
  return phrase && phrase.split(/\s+/).length <= LONGEST_NEED && !noNeed.test(phrase) ? phrase : undefined
}

/** Neither a trait nor a figure of theirs, which would stand beside the person's own. */
const noNeed =
  /^(?:someone|the ability|a willingness|own|enough)\b|\b(?:interpersonal|communication|organi[sz]ational|people|soft|team\w*) skills?\b|\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|both|several)\b/i

/** What a line says when `I` stands before it; undefined where that would be no sentence. */
export function actOf({ text, job: { isCurrent } }: Pick<ToldLine, 'text' | 'job'>): string | undefined {
  const isLong = text.split(/\s+/).length > LONGEST_ACT
  if (isLong || /[.;:!?] |[“”"]|^\p{Lu}{2}/u.test(text) || runsOn(text)) return undefined
  const rest = text.slice(0, 1).toLowerCase() + text.slice(1)
  const state = `${isCurrent ? 'am' : 'was'} ${rest}`
  // `in charge of the site lab (2022-2023)` is over, though the job is not.
  const isDated = isCurrent && /\b(?:19|20)\d\d\b/.test(text) && !/\bsince\b/i.test(text)
  if (/^(?:responsible for|in charge of) /i.test(text) && isDated) return undefined
  if (/^(?:responsible for|in charge of) /i.test(text)) return isBroken(findFault(`I ${state}`)) ? undefined : state
  if (findFault(text)) return undefined
  if (/^I (?!['’])/.test(text)) return text.slice(2)
  const { shape, verbs, words, isSure } = readLine(text)
  const [first] = verbs
  const [opening] = words
  if (shape !== 'act' || !isSure || first?.at !== 0 || !opening || isTelegram(text.slice(opening.end))) return undefined
  // `Hand lamination of hulls`: a thing, whatever it looks like.
  const mayBeThing = first.form !== 'past' || readVerbForm(opening.lower)?.isMoreOftenNoun === true
  if (mayBeThing && !isSureOpening(text)) return undefined
  // `changed 14 sites since 2020` goes on.
  if (
    first.form === 'past' &&
    isCurrent &&
    verbs.length === 1 &&
    /\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b/u.test(text)
  )
    return `have ${verbForms(first.base).participle}${text.slice(opening.end)}`
  // `chosen to show the work`, `sold as a going concern` were done to somebody.
  const isDone =
    verbForms(first.base).past === opening.lower && !(words[1]?.lower === 'as' && !ofOneself.test(first.base))
  if (first.form === 'past') return isDone ? rest : undefined
  if (!isCurrent || first.form === 'ing') return undefined
  return first.form === 'base' ? rest : verbs.length === 1 ? `${first.base}${text.slice(opening.end)}` : undefined
}

/** `built public forest road`, `average quality score of 94%`: a thing of several words, and no article before it. */
function isTelegram(behind: string): boolean {
  const words = tagWords(behind)
  const end = words.findIndex(({ tag }) => tag !== 'NOUN' && tag !== 'ADJ')
  const thing = words.slice(0, end < 0 ? words.length : end)
  const last = thing.at(-1)
  return last?.tag === 'NOUN' && !last.lower.endsWith('s') && isCounted(last.lower)
}

const COMMON = 0.9

/** A thing that people write of in the plural; `payroll` is none. */
function isCounted(noun: string): boolean {
  return rarityOf(`${noun}s`) < COMMON && !/(?:care|work|staff|stock|data|time)$/.test(noun)
}

/** `answered phones, it was fast paced`, `submit claims, got the balance down`: two things told in one breath. */
function runsOn(text: string): boolean {
  return [...text.matchAll(/, (\p{L}+)/gu)].some(([, word = '']) => {
    const verb = readVerbForm(word.toLowerCase())
    const isTold = (verb?.form === 'past' || verb?.form === 'base') && !verb.isMoreOftenNoun
    return isTold || /^(?:it|I|we|they|he|she|this|that)$/i.test(word)
  })
}

/** What a sentence made of a line ends with: where, and what was done. */
export function endingsOf(told: Pick<ToldLine, 'text' | 'job'>): string[] {
  const act = actOf(told)
  if (!act) return []
  const at = whereOf(told.job)
  return [`I ${act}`, `I also ${act}`, ...(at ? [`${at} I ${act}`, `${at} I also ${act}`] : [])]
}
