// Arguments as sentences: what the posting asks for, where there is a clean phrase for it, then what the person did, told
// as a person tells it: two things in one sentence, the employer named once.
import { addDefiniteArticle } from '#engine/language/add-articles.ts'
import { withArticle } from '#engine/language/articles.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { Job } from '../facts/career.ts'
import { type Frame, type Slots, sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import type { Argument } from './choose-needs.ts'
import type { Proof } from './find-proofs.ts'
import type { Tone } from './letter.ts'
import { atEmployer, roleName } from './role-name.ts'
import { countWords } from './shorten-clause.ts'

/** A sentence with what it rests on. */
export type Said = { text: string; entries: readonly string[]; quotes: readonly string[] }

type Telling = { tone: Tone; seed: number; introduced: Job | undefined }

const LONGEST_PAIR = 28
const MOST_SENTENCES = 3

/** One paragraph an argument; a single sentence joins the one before it. */
export function sayArguments(made: readonly Argument[], telling: Telling): Said[][] {
  const teller = new Teller(telling)
  const paragraphs: Said[][] = []
  for (const argument of made) {
    const said = teller.tell(argument)
    const last = paragraphs.at(-1)
    if (last && said.length === 1 && last.length < MOST_SENTENCES) last.push(...said)
    else paragraphs.push(said)
  }
  return paragraphs
}

/** Keeps in mind which job was named last and how a sentence began, so that nothing is said twice in a row. */
class Teller {
  private needs = 0
  private saidAlso = false
  private saidEarlier = false
  private last: Job | undefined

  constructor(private readonly telling: Telling) {}

  tell({ need, proofs }: Argument): Said[] {
    const lead = need?.phrase
      ? this.leadWith(need.isDuty ? frames.duty : frames.need, addDefiniteArticle(need.phrase))
      : undefined
    const [first, ...rest] = joinShort(proofs)
    const said = first ? [...this.tellFirst(first), ...rest.flatMap((group) => this.tellMore(group))] : []
    return lead && need ? [{ text: lead, entries: [], quotes: [need.quote] }, ...said] : said
  }

  private leadWith(frame: Frame, phrase: string): string | undefined {
    const options = sayFrame(frame, this.telling.tone, { phrase })
    const chosen = options[(this.needs + this.telling.seed) % Math.max(1, options.length)]
    this.needs += 1
    return chosen
  }

  private tellFirst(group: readonly Proof[]): Said[] {
    const job = group[0]?.job
    const { introduced } = this.telling
    const isNow = job?.isCurrent && group.every(({ isPast }) => !isPast)
    if (job && isNow && !this.last && introduced?.entry === job.entry) return this.say(frames['proof-known'], group)
    const isEarlier = job && this.last && !this.saidEarlier && endedBefore(job, this.last)
    if (isEarlier) this.saidEarlier = true
    return this.say(isEarlier ? frames['proof-earlier'] : frames.proof, group)
  }

  private tellMore(group: readonly Proof[]): Said[] {
    const variant = this.saidAlso ? 1 : 0
    this.saidAlso = true
    return this.say(frames['proof-more'], group, variant)
  }

  private say(frame: Frame, group: readonly Proof[], variant = this.telling.seed): Said[] {
    const job = group[0]?.job
    if (!job) return []
    const options = sayFrame(frame, this.telling.tone, slotsOf(job, joinClauses(group)))
    // Beyond the first two, a frame only stands in where an employer or a title is missing.
    const text = options[variant % Math.max(1, Math.min(2, options.length))]
    this.last = job
    return text ? [{ text, entries: group.map(({ line }) => line.text), quotes: [] }] : []
  }
}

/** Two in one breath where they are short and told in one tense. */
function joinShort(proofs: readonly Proof[]): Proof[][] {
  const groups: Proof[][] = []
  for (const proof of proofs) {
    const last = groups.at(-1)
    const fits =
      last?.length === 1 &&
      last[0]?.isPast === proof.isPast &&
      countWords(`${last[0].clause} ${proof.clause}`) <= LONGEST_PAIR &&
      !/; |, which\b/.test(last[0].clause) &&
      !/,.*,/.test(proof.clause)
    if (last && fits) last.push(proof)
    else groups.push([proof])
  }
  return groups
}

/** `ran the grill and trained four cooks`; where the first has an `and` of its own, the second gets its own `I`. */
function joinClauses([first, second]: readonly Proof[]): string {
  if (!first || !second) return first?.clause ?? ''
  const isPlain = !/,| and |&|\b(?:which|that|who|by|while)\b/.test(first.clause) && !/,| and /.test(second.clause)
  return isPlain ? `${first.clause} and ${second.clause}` : `${first.clause}, and I ${second.clause}`
}

function endedBefore(job: Job, other: Job): boolean {
  const [end, start] = [parseDate(job.source.endDate ?? ''), parseDate(other.source.startDate)]
  if (!end || !start || job.isCurrent) return false
  return end.year * 12 + (end.month ?? 1) <= start.year * 12 + (start.month ?? 12)
}

function slotsOf(job: Job, clause: string): Slots {
  const role = roleName(job.title)
  const at = job.company ? atEmployer(job.company) : undefined
  return { clause, role, aRole: role && withArticle(role), atEmployer: at, AtEmployer: at }
}
