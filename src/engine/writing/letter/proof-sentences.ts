// The middle of a letter: what the posting wants, and what the person did that answers it, job by job.
import { comparePeriods } from '#engine/resume/dates.ts'
import type { Experience } from '#engine/resume/resume.ts'
import type { Match } from '../match/match.ts'
import { withArticle } from '../words/articles.ts'
import { bendVerbs } from '../words/bend-verbs.ts'
import { choosePassing, fill } from './choose.ts'
import { chooseProofs } from './choose-proofs.ts'
import type { Tie } from './find-tie.ts'
import { clauseForm } from './first-person.ts'
import {
  alsoAsksForDoing,
  alsoAsksForThing,
  asksForDoing,
  asksForThing,
  includesNow,
  includesThen,
  provesBefore,
  provesBeside,
  provesEarlier,
  provesFurther,
  provesMore,
  provesMoreNow,
  provesNamed,
  provesNamedTied,
  provesNameless,
  provesThen,
} from './phrases-data.ts'
import type { Proof } from './pick-evidence.ts'
import { countWords, type LetterContext, type PlannedSentence } from './planned-sentence.ts'
import { atEmployer, roleName } from './role-name.ts'
import { pairProofs, type Saying } from './say-proofs.ts'

const MOST_TIES = 3
/** More than this of one job makes two paragraphs, sooner where the second has a wish of its own to answer. */
const MOST_IN_A_PARAGRAPH = 7
const MOST_WITH_A_TURN = 4

/** What the letter has used up. */
type Told = { ties: Set<string>; firstFrames: Set<string>; furtherFrames: Map<Experience, Set<string>> }

type Part = { job: Experience; own: readonly Proof[]; isFurther: boolean; before: Experience | undefined }

/** A paragraph or two for each job, the most recent first, as long as there is room. */
export function planProof(
  context: LetterContext,
  proofs: readonly Proof[],
  room: { wanted: number; most: number },
): PlannedSentence[][] {
  const told: Told = { ties: new Set(), firstFrames: new Set(), furtherFrames: new Map() }
  return fitInto(
    divide(chooseProofs(proofs, room.wanted)).map((part) => prove(context, part, told)),
    room.most,
  )
}

function divide(proofs: readonly Proof[]): Part[] {
  const jobs = [...new Set(proofs.map(({ job }) => job))].sort(comparePeriods)
  return jobs.flatMap((job, place): Part[] => {
    const own = proofs.filter((proof) => proof.job === job)
    const before = jobs[place - 1]
    const [first, second] = halve(own)
    const hasTurn = second.some(({ ties }) => ties.length > 0)
    if (own.length <= (hasTurn ? MOST_WITH_A_TURN : MOST_IN_A_PARAGRAPH))
      return [{ job, own, isFurther: false, before }]
    return [
      { job, own: first, isFurther: false, before },
      { job, own: second, isFurther: true, before },
    ]
  })
}

/** Each half with something of its own to answer, where there is. */
function halve(own: readonly Proof[]): [Proof[], Proof[]] {
  const tied = own.filter(({ ties }) => ties.length > 0)
  const [lead] = tied
  const turn = tied.find((proof) => proof.ties[0]?.text !== lead?.ties[0]?.text)
  const rest = own.filter((proof) => proof !== turn)
  const first = rest.slice(0, Math.ceil(own.length / 2))
  return [first, [...(turn ? [turn] : []), ...rest.slice(first.length)]]
}

function prove(context: LetterContext, { job, own, isFurther, before }: Part, told: Told): PlannedSentence[] {
  const tie = tieFor(context, own, told.ties)
  // The best first, the rest as the resume has them.
  const best = tie?.proof ?? own.find(({ clause }) => !/^am /.test(clause)) ?? own[0]
  const ordered = [...own].sort((one, other) => rank(one, best) - rank(other, best))
  // What goes on comes before what was done once.
  const lead = ordered[0] && clauseForm(ordered[0].clause)
  const rest = ordered.slice(1)
  const inTime = (proof: Proof) => clauseForm(proof.clause) === lead
  const sayings = pairProofs(
    [...ordered.slice(0, 1), ...rest.filter(inTime), ...rest.filter((proof) => !inTime(proof))],
    (said) => context.passes(`I ${said}.`),
  )
  const isPast = job.current && lead === 'past'
  const first = firstFrames({
    isPast,
    job,
    isFurther,
    before,
    hasTie: tie !== undefined,
    isNamed: job === context.introduced,
  })
  const used = told.furtherFrames.get(job) ?? new Set<string>()
  told.furtherFrames.set(job, used)
  const sentences = sayings.flatMap(
    (saying, at) => sayOne(context, saying, { job, at, first, used: at === 0 ? told.firstFrames : used }) ?? [],
  )
  return tie ? [tie.sentence, ...sentences] : sentences
}

function rank({ at }: Proof, first: Proof | undefined): number {
  return first?.at === at ? -1 : at
}

type Place = { job: Experience; at: number; first: readonly string[]; used: Set<string> }

function sayOne(context: LetterContext, saying: Saying, { job, at, first, used }: Place): PlannedSentence | undefined {
  const role = roleName(job.position)
  const there = job.company.trim() ? atEmployer(job.company) : undefined
  const slots = {
    atEmployer: there,
    AtEmployer: there && there[0]?.toUpperCase() + there.slice(1),
    aRole: role && withArticle(role),
    said: saying.said,
    doing: saying.doing,
  }
  const frames = at === 0 ? first : furtherFrames(job, at, saying.doing !== undefined)
  const passes = (phrase: string) => context.passes(fill(phrase, slots) ?? '')
  const fresh = frames.filter((phrase) => !used.has(phrase))
  const phrase = choosePassing(context.choose, fresh, passes) ?? (at === 1 ? 'I also {said}.' : 'I {said}.')
  used.add(phrase)
  const text = fill(phrase, slots)
  const entry = `experiences.${job.id}`
  if (!text) return undefined
  return {
    text,
    follows: true,
    sources: [
      ...saying.proofs.map(({ line }) => ({ entry, text: line })),
      { entry, kinds: ['employer', 'title'] as const },
    ],
  }
}

function firstFrames({
  job,
  isFurther,
  before,
  hasTie,
  isNamed,
  isPast,
}: Pick<Part, 'job' | 'isFurther' | 'before'> & {
  hasTie: boolean
  isNamed: boolean
  isPast: boolean
}): readonly string[] {
  if (!job.company.trim()) return before ? provesNameless.earlier : provesNameless.first
  if (isFurther)
    return hasTie
      ? ['{AtEmployer}, I {said}.', 'In my work {atEmployer}, I {said}.']
      : ['In the same job, I also {said}.']
  // Nobody says `In a private household` of one spoken of before.
  if (isNamed && !/^at /.test(atEmployer(job.company)))
    return hasTie ? ['As {aRole} {atEmployer}, I {said}.'] : ['In that job, I {said}.', 'In that role, I {said}.']
  // `In my current job, I opened` changes its time in the middle.
  if (isPast) return ['{AtEmployer}, I {said}.', 'As {aRole} {atEmployer}, I {said}.']
  if (isNamed) return (hasTie ? provesNamedTied : provesNamed)[job.current ? 'current' : 'past']
  if (!before) return provesThen
  if (job.current || (before.current === false && comparesEqual(job, before))) return provesBeside
  return hasTie ? provesEarlier : provesBefore
}

function comparesEqual(one: Experience, other: Experience): boolean {
  return comparePeriods(one, other) === 0
}

function furtherFrames(job: Experience, at: number, isDaily: boolean): readonly string[] {
  const more = job.current || !job.company.trim() ? provesMoreNow : provesMore
  const includes = isDaily ? (job.current ? includesNow : includesThen) : []
  return at === 1 ? [...more, ...includes] : [...includes, ...provesFurther]
}

/** What the posting says, with the proof that answers it; each is said once. */
function tieFor(
  { choose, passes, match }: LetterContext,
  own: readonly Proof[],
  tied: Set<string>,
): { sentence: PlannedSentence; proof: Proof } | undefined {
  if (tied.size >= MOST_TIES) return undefined
  const found = own
    .flatMap((proof) =>
      proof.ties
        .filter(({ text, requirementId }) => !tied.has(text) && hasYears(match, requirementId))
        .map((tie) => ({ proof, tie })),
    )
    .sort((one, other) => other.tie.weight - one.tie.weight)
  const isFirst = tied.size === 0
  for (const { proof, tie } of found) {
    const options = framesFor(tie, isFirst).flatMap((phrase) => fill(phrase, slotsFor(tie)) ?? [])
    const text = choosePassing(choose, options, passes)
    if (!text) continue
    tied.add(tie.text)
    return { sentence: { text, quotes: [tie.text], leadsTo: true }, proof }
  }
  return undefined
}

function hasYears(match: Match, requirementId: string | undefined): boolean {
  if (requirementId === undefined) return true
  return match.mustHave.some(({ requirement, state }) => requirement.id === requirementId && state === 'met')
}

function framesFor({ form }: Tie, isFirst: boolean): readonly string[] {
  if (form === 'verb') return isFirst ? asksForDoing : alsoAsksForDoing
  return isFirst ? asksForThing : alsoAsksForThing
}

function slotsFor({ said, form }: Tie): Record<string, string | undefined> {
  return { quote: said, gerund: form === 'verb' ? bendVerbs(said, 'ing') : undefined }
}

/** Whole sentences from the start of each paragraph, until the room is used up. */
function fitInto(paragraphs: readonly PlannedSentence[][], room: number): PlannedSentence[][] {
  let left = room
  return paragraphs
    .map((sentences) =>
      sentences.filter((sentence) => {
        const words = countWords([sentence])
        if (words > left) return false
        left -= words
        return true
      }),
    )
    .filter((sentences) => sentences.some(({ follows }) => follows))
}
