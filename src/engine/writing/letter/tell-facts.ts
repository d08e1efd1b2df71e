// Acts as sentences: up to three of one job in one breath, and no two sentences that begin alike.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { Job } from '../facts/career.ts'
import { type Frame, type Slots, sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { joinWords } from '../words/join-words.ts'
import type { Told } from './choose-facts.ts'
import type { Proof } from './find-proofs.ts'
import { withOwnArticle } from './introduce.ts'
import type { Tone } from './letter.ts'
import { atEmployer, ownerName, roleName, shortCompany } from './role-name.ts'
import { countWords } from './shorten-clause.ts'

/** A sentence with what it rests on. */
export type Said = { text: string; entries: readonly string[]; quotes: readonly string[] }

type Telling = {
  tone: Tone
  seed: number
  /** The job that the opening has named, with title and employer. */
  introduced: Job | undefined
}

const LONGEST_SENTENCE = 32
const SHORTEST_ALONE = 4
const MOST_ACTS = 3
const MOST_OF_LEAD = 3
const MOST_OF_SECOND = 2
const MOST_THINGS = 2

/** The best job in one paragraph, the others in a second. */
export function tellFacts([lead, ...others]: readonly Told[], telling: Telling): Said[][] {
  const teller = new Teller(telling)
  const first = lead ? teller.tell(lead, MOST_OF_LEAD) : []
  const second = others.flatMap((one, place) => teller.tell(one, place === 0 ? MOST_OF_SECOND : 1))
  const isOne = first.length === 1 && second.length === 1
  return (isOne ? [[...first, ...second]] : [first, second]).filter((said) => said.length > 0)
}

const MOST_PLACES = 3

/** Where the person has worked: one sentence a title. */
export function tellPath(jobs: readonly Job[], { tone }: Pick<Telling, 'tone'>): Said[] {
  const titles = [...new Set(jobs.map(({ title }) => roleName(title)))]
  return titles.slice(0, MOST_PLACES).flatMap((title) => {
    const [job, ...others] = jobs.filter((one) => roleName(one.title) === title && one.company !== '')
    if (!title || !job) return []
    const since = job.isCurrent ? parseDate(job.source.startDate)?.year : undefined
    const places = joinWords([job, ...others].map(({ company }) => shortCompany(company)))
    const slots = slotsOf(job)
    const [text] = sayFrame(
      frames.path,
      tone,
      others.length > 0
        ? { aRole: slots.aRole, atEmployer: `at ${places}` }
        : { ...slots, since: since === undefined ? undefined : String(since) },
    )
    return text ? [{ text, entries: [job, ...others].map(({ entry }) => entry), quotes: [] }] : []
  })
}

/** Keeps in mind what was told last, so that nothing is said twice in a row. */
class Teller {
  private last: Job | undefined
  private saidDoing = false
  /** How the last sentence began. */
  private opening = ''

  constructor(private readonly telling: Telling) {}

  tell({ job, proofs }: Told, most: number): Said[] {
    const packs = packActs(proofs.filter(({ kind }) => kind === 'act'))
    // `I took vital signs` is no sentence to end on.
    const telling = packs.filter((pack) => pack.length > 1 || countWords(joinActs(pack)) >= SHORTEST_ALONE)
    const [first, ...rest] = telling.length > 0 || this.last ? telling : packs
    // One more where it is a result that another tense keeps apart.
    const kept = rest.filter((pack, place) => place + 1 < most || (place === 0 && pack.some(isDone)))
    const acts = first ? [...this.tellFirst(first), ...kept.flatMap((pack) => this.tellMore(pack))] : []
    const figure = proofs.find(({ kind }) => kind === 'figure')
    const things = this.tellThings(job, proofs.filter(({ kind }) => kind === 'thing').slice(0, MOST_THINGS))
    const sentences = proofs
      .filter(({ kind }) => kind === 'sentence')
      .slice(0, acts.length + things.length > 0 ? 1 : 0)
      .map(({ clause, line }): Said => ({ text: `${clause}.`, entries: [line.text], quotes: [] }))
    return [...withFigure(acts, figure), ...things, ...sentences]
  }

  /** `My work at Larsen Dairy includes rearing calves`, or `also`, where acts were told before. */
  private tellThings(job: Job, things: readonly Proof[]): Said[] {
    const named = things.map(({ clause }) => clause)
    if (named.length === 0) return []
    const isPlainRow = named.every((name) => !/,| and /.test(name))
    const what =
      isPlainRow || named.length === 1 ? joinWords(named) : `${named.slice(0, -1).join(', ')}, and ${named.at(-1)}`
    const slots: Slots = job.isCurrent ? { do: what } : { did: what }
    if (this.last === job) {
      if (this.saidDoing) return []
      this.saidDoing = true
      return this.say(frames.doing, things, slots)
    }
    this.last = job
    return this.say(frames['told-things'], things, { ...this.slotsFor(job), ...slots })
  }

  private tellFirst(pack: readonly Proof[]): Said[] {
    const job = pack[0]?.job
    if (!job) return []
    const frame = this.frameFor(job, pack)
    this.last = job
    return this.say(frame, pack, { ...this.slotsFor(job), clause: joinActs(pack) })
  }

  /** The title of the job that the opening named goes without saying. */
  private slotsFor(job: Job): Slots {
    const slots = slotsOf(job)
    return job === this.telling.introduced ? { atEmployer: slots.atEmployer, AtEmployer: slots.AtEmployer } : slots
  }

  private frameFor(job: Job, pack: readonly Proof[]): Frame {
    const slots = this.slotsFor(job)
    if (ownerName(job)) return frames.told
    if (job.isCurrent && pack.every(({ isPast }) => !isPast))
      return job === this.telling.introduced && !this.last ? frames['told-known'] : frames['told-now']
    if (!this.last) return frames.told
    if (slots.from && slots.until && slots.aRole && slots.atEmployer) return frames['told-period']
    return endedBefore(job, this.last) ? frames['told-earlier'] : frames.told
  }

  private tellMore(pack: readonly Proof[]): Said[] {
    return this.say(frames.more, pack, { clause: joinActs(pack) })
  }

  private say(frame: Frame, pack: readonly Proof[], slots: Slots): Said[] {
    const options = sayFrame(frame, this.telling.tone, slots)
    // Beyond the first two, a frame only stands in where an employer or a title is missing.
    const isWhole = options.length === frame[this.telling.tone].length && options.length > 1
    const at = isWhole && frame !== frames.more ? this.telling.seed % 2 : 0
    const told = options.slice(at).find((option) => openingOf(option) !== this.opening) ?? options[at]
    const text = told?.replace(/\bI also (was|am) /, 'I $1 also ')
    this.opening = openingOf(text ?? '')
    return text ? [{ text, entries: pack.map(({ line }) => line.text), quotes: [] }] : []
  }
}

/** `I handled 70 calls a day, with a quality score of 96%.` */
function withFigure(said: readonly Said[], figure: Proof | undefined): Said[] {
  const [first, ...others] = said
  if (!first || !figure || /\bwith\b|;/.test(first.text)) return [...said]
  const text = `${first.text.replace(/\.$/, '')}, with ${figure.clause}.`
  return [{ ...first, text, entries: [...first.entries, figure.line.text] }, ...others]
}

function openingOf(sentence: string): string {
  return sentence
    .split(/[\s,]+/)
    .slice(0, 2)
    .join(' ')
}

const isPlain = (clause: string) => !/[,;]| and |&|\b(?:which|that|who|while|where)\b/.test(clause)

/** Over and done with, in a job that goes on. */
function isDone({ isPast, job }: Proof): boolean {
  return isPast && job.isCurrent
}

/** What is told together: the best leads, and others join it where the sentence stays clean. */
function packActs(proofs: readonly Proof[]): Proof[][] {
  let rest = [...proofs]
  const packs: Proof[][] = []
  while (rest[0]) {
    const [first, ...others] = rest
    if (!first) break
    let pack = [first]
    for (const other of others) {
      if (pack.length >= MOST_ACTS) break
      const longer = arrange([...pack, other])
      if (longer) pack = longer
    }
    packs.push(pack)
    rest = rest.filter((proof) => !pack.includes(proof))
  }
  return packs
}

/** In the order that reads best; undefined where they do not go together. */
function arrange(pack: readonly Proof[]): Proof[] | undefined {
  const [lead] = pack
  if (!lead || pack.some(({ isPast }) => isPast !== lead.isPast)) return undefined
  if (new Set(pack.map(({ clause }) => verbOf(clause))).size < pack.length) return undefined
  // What has a sentence of its own behind it ends its sentence.
  if (pack.some(({ clause }) => /;|, with /.test(clause))) return undefined
  const plain = pack.filter(({ clause }) => isPlain(clause))
  const full = pack.filter(({ clause }) => !isPlain(clause))
  if (full.length > 1) return undefined
  if (full.some(({ clause }) => /,/.test(clause)) && pack.length > 2) return undefined
  // The best comes first.
  if (pack.length > 2 && full.includes(lead)) return undefined
  const ordered = pack.length === 2 && full.length > 0 ? [...pack] : [...plain, ...full]
  return countWords(joinActs(ordered)) <= LONGEST_SENTENCE ? ordered : undefined
}

function verbOf(clause: string): string {
  return clause.split(' ')[0] ?? ''
}

/** `ran the grill, trained four cooks and ordered supplies`; where one has an `and` of its own, a comma sets it off. */
function joinActs(pack: readonly Proof[]): string {
  const clauses = pack.map(({ clause }) => clause)
  const last = clauses.at(-1) ?? ''
  if (clauses.length === 1) return last
  const before = clauses.slice(0, -1)
  if (before.every(isPlain) && isPlain(last)) return `${before.join(', ')} and ${last}`
  const joins = before.length === 1 && isPlain(before[0] ?? '') && !isRow(last)
  return joins ? `${before[0]} and ${last}` : `${before.join(', ')}, and ${last}`
}

/** `kept the calendars and booked travel`: its `and` joins acts, not things. */
function isRow(clause: string): boolean {
  return [...clause.matchAll(/ and (\p{L}+)/gu)].some(([, word = '']) => {
    const verb = readVerbForm(word)
    return verb !== undefined && !verb.isMoreOftenNoun
  })
}

function endedBefore(job: Job, other: Job): boolean {
  const [end, start] = [parseDate(job.source.endDate ?? ''), parseDate(other.source.startDate)]
  if (!end || !start || job.isCurrent) return false
  return end.year * 12 + (end.month ?? 1) <= start.year * 12 + (start.month ?? 12)
}

function slotsOf(job: Job): Slots {
  const owned = ownerName(job)
  if (owned) return { AtEmployer: `As ${owned}` }
  const role = roleName(job.title)
  const at = job.company ? atEmployer(job.company) : undefined
  const [from, until] = [parseDate(job.source.startDate)?.year, parseDate(job.source.endDate ?? '')?.year]
  const hasYears = from !== undefined && until !== undefined && from < until && !job.isCurrent
  return {
    role,
    aRole: role && withOwnArticle(role),
    atEmployer: at,
    AtEmployer: at,
    from: hasYears ? String(from) : undefined,
    until: hasYears ? String(until) : undefined,
  }
}
