// Arguments as sentences: what the posting asks for, where there is a clean phrase for it, then one or two proofs.
import { addDefiniteArticle } from '#engine/language/add-articles.ts'
import { withArticle } from '#engine/language/articles.ts'
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

const LONGEST_PAIR = 34
const MOST_SENTENCES = 3

/** One paragraph an argument; a single sentence joins the one before it. */
export function sayArguments(made: readonly Argument[], { tone, seed, introduced }: Telling): Said[][] {
  const teller = new Teller(tone, seed, introduced)
  const paragraphs: Said[][] = []
  for (const argument of made) {
    const said = teller.tell(argument)
    const last = paragraphs.at(-1)
    if (last && said.length === 1 && last.length <= MOST_SENTENCES) last.push(...said)
    else paragraphs.push(said)
  }
  return paragraphs
}

/** Keeps in mind which job was named last, so that no employer is named twice in a row. */
class Teller {
  private needs = 0
  private more = 0
  private named: Job | undefined

  constructor(
    private readonly tone: Tone,
    private readonly seed: number,
    introduced: Job | undefined,
  ) {
    this.named = introduced
  }

  tell({ need, proofs }: Argument): Said[] {
    const lead = need?.phrase
      ? this.leadWith(need.isDuty ? frames.duty : frames.need, addDefiniteArticle(need.phrase))
      : undefined
    const said = this.tellProofs(proofs)
    return lead && need ? [{ text: lead, entries: [], quotes: [need.quote] }, ...said] : said
  }

  private leadWith(frame: Frame, phrase: string): string | undefined {
    const options = sayFrame(frame, this.tone, { phrase })
    const chosen = options[(this.needs + this.seed) % Math.max(1, options.length)]
    this.needs += 1
    return chosen
  }

  /** Two in one breath where they are short, the rest one by one. */
  private tellProofs([first, second, ...rest]: readonly Proof[]): Said[] {
    if (!first) return []
    const isShort =
      second !== undefined &&
      countWords(`${first.clause} ${second.clause}`) <= LONGEST_PAIR &&
      !/, and |; /.test(first.clause)
    if (!second || !isShort)
      return [...this.tellOne(first), ...[second, ...rest].flatMap((proof) => (proof ? this.tellMore(proof) : []))]
    const pair = this.isNamed(first) ? frames['proof-known-pair'] : frames['proof-pair']
    const said = this.say(pair, { ...slotsOf(first), second: second.clause }, [first, second])
    return [...said, ...rest.flatMap((proof) => this.tellMore(proof))]
  }

  private tellOne(proof: Proof): Said[] {
    return this.say(this.isNamed(proof) ? frames['proof-known'] : frames.proof, slotsOf(proof), [proof])
  }

  private tellMore(proof: Proof): Said[] {
    this.more += 1
    return this.say(frames['proof-more'], slotsOf(proof), [proof], this.more % 2 === 1 ? 0 : 1)
  }

  /** `In my current job, I sold` would be out of time: what is told in the past names its employer instead. */
  private isNamed({ job, isPast }: Proof): boolean {
    return this.named?.entry === job.entry && !(job.isCurrent && isPast)
  }

  private say(frame: Frame, slots: Slots, proofs: readonly Proof[], variant = this.seed): Said[] {
    const options = sayFrame(frame, this.tone, slots)
    // Beyond the first two, a frame only stands in where an employer or a title is missing.
    const text = options[variant % Math.max(1, Math.min(2, options.length))]
    this.named = proofs[0]?.job
    return text ? [{ text, entries: proofs.map(({ line }) => line.text), quotes: [] }] : []
  }
}

function slotsOf({ job, clause }: Proof): Slots {
  const role = roleName(job.title)
  const at = job.company ? atEmployer(job.company) : undefined
  const this_ = job.isCurrent ? 'my current' : 'that'
  return {
    clause,
    role,
    aRole: role && withArticle(role),
    atEmployer: at,
    AtEmployer: at,
    thisJob: `${this_} job`,
    thisRole: `${this_} role`,
  }
}
