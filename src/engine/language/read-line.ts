// What kind of thing a line of a resume is, and which of its words are the verbs that tell what was done.
import { describesPeople } from './describes-people.ts'
import { actChances } from './find-acts.ts'
import { type TaggedWord, tagWords } from './tag-words.ts'
import { readVerbForm, type VerbForm } from './verb-forms.ts'

type LineShape =
  /** `Managed a team`, `Provides care`, `Training new staff` */
  | 'act'
  /** `Responsible for training`, `Duties included cleaning` */
  | 'duty'
  /** `Was promoted to shift lead`, `Have full ownership of the backend` */
  | 'state'
  /** `I ran the till`, `My team won` */
  | 'clause'
  /** `Customer service and cash handling` */
  | 'thing'
  /** `Led the team Completes reports`: two lines that ran together, or nothing we can read */
  | 'unclear'

/** A verb of the line by its place among the words. */
export type LineVerb = { at: number; base: string; form: VerbForm }

export type ReadLine = {
  text: string
  shape: LineShape
  words: readonly TaggedWord[]
  /** What was done, in order, in whatever form. */
  acts: readonly LineVerb[]
  /** The first of them and those of the same form; empty for things. */
  verbs: readonly LineVerb[]
  /** Where what the person did begins, after `Responsible for` or `I`. */
  bodyStart: number
  /** False if a word may or may not be one of them, so that nobody should change its form. */
  isSure: boolean
  /** Whether the first word is surely an act: `Falls assessments` is none, and `Charge 2 shifts a week` is a nurse in charge. */
  opensSure: boolean
}

const dutyOpening =
  /^(?:(?:was|were|am|is|being|been|currently|also|mainly|solely|primarily|fully|directly)\s+)*(?:responsible for|in charge of|tasked with|charged with|accountable for|entrusted with|assigned to|(?:(?:my|main|key|primary|daily|other|general|job|major)\s+)*(?:duties|responsibilities|tasks|role|work)\s+(?:included?|includes|involved|involves|were|are|consisted of|consists of)|(?:(?:my|main|key|primary|daily|other|general|job|major)\s+)*(?:duties|responsibilities)\s*(?=:))(?:\s+but (?:(?:was|were|are|is)\s+)?not limited to)?\s*:?\s*/i

/** Below the one a word is no act, above the other it surely is. */
const UNLIKELY = 0.2
const SURE = 0.8
/** Below it a line is a thing. */
const MAY_BE_ACT = 0.3
/** After `Responsible for` and `My job was to` comes an act unless all speaks against it. */
export const EXPECTED = 2.5

const MOST_REMEMBERED = 4000

const memory = new Map<string, ReadLine>()

/** `leaning`: how much what stands around the line speaks for acts. */
export function readLine(text: string, leaning = 0): ReadLine {
  const key = `${leaning} ${text}`
  const known = memory.get(key)
  if (known) return known
  const line = read(text, leaning)
  if (memory.size >= MOST_REMEMBERED) memory.clear()
  memory.set(key, line)
  return line
}

function read(text: string, leaning: number): ReadLine {
  const words = tagWords(text)
  const lineOf = (shape: LineShape, parts: Partial<ReadLine> = {}): ReadLine => ({
    text,
    shape,
    words,
    acts: [],
    verbs: [],
    bodyStart: 0,
    isSure: true,
    opensSure: false,
    ...parts,
  })
  const duty = dutyOpening.exec(text)
  if (duty) {
    const bodyStart = duty[0].length
    const body = words.filter((word) => word.start >= bodyStart)
    const row = findRow(body, actChances(body, EXPECTED))
    const isAct = row?.verbs[0]?.form === 'ing' && row.verbs[0].at === 0 && !describesPeople(body)
    const from = words.length - body.length
    return isAct
      ? lineOf('duty', { ...row, bodyStart, acts: moveBy(row.acts, from), verbs: moveBy(row.verbs, from) })
      : lineOf('duty', { bodyStart })
  }
  const first = words.findIndex(({ tag }) => tag !== 'PUNCT' && tag !== 'SYM')
  const opening = words[first]
  if (!opening) return lineOf('unclear')
  if (/^(?:i|i'm|i've|we|my|our)$/.test(opening.lower)) return lineOf('clause')
  if (labelled.test(text)) return lineOf('thing')
  const state = readState(opening, words[first + 1])
  if (state) return lineOf('state', { verbs: [{ at: first, ...state }] })
  if (words.some((_, at) => startsAnotherLine(words, at))) return lineOf('unclear')
  const chances = actChances(words, leaning)
  const row = findRow(words, chances)
  const mayBeAct = chances.some((chance) => chance > MAY_BE_ACT)
  if (!row) return lineOf(looksLikeThing(opening) && !mayBeAct ? 'thing' : 'unclear')
  // `19 employees, hire with the owner`: things, and an act among them.
  if ((row.verbs[0]?.at ?? 0) > first + MOST_BEFORE) return lineOf('unclear')
  return lineOf('act', row)
}

/** `Schedule 8 checks`, `Own books, own maintenance`: names, which in other places are verbs. */
const labelled =
  /^(?:schedule|class|grade|level|type|phase|stage|tier|category|unit|band|zone|group) \d|^own \p{Ll}+(?:,| and own\b)/iu

/** `Successfully closed`, `MIG welded` */
const MOST_BEFORE = 2

type Row = Pick<ReadLine, 'acts' | 'verbs' | 'isSure' | 'opensSure'>

function moveBy(verbs: readonly LineVerb[], by: number): LineVerb[] {
  return verbs.map((verb) => ({ ...verb, at: verb.at + by }))
}

/** The first act and those of the same form; a result told in another tense keeps its own. */
function findRow(words: readonly TaggedWord[], chances: readonly number[]): Row | undefined {
  const acts = words.flatMap((word, at) => ((chances[at] ?? 0) > 0.5 ? [{ at, ...readAct(word) }] : []))
  const [head] = acts
  if (!head) return undefined
  // `assisting with planning and executing`: who assisted did not execute.
  const helps = helping.test(head.base) && /^(?:with|in)$/.test(words[head.at + 1]?.lower ?? '')
  const row = (helps ? acts.slice(0, 1) : acts).map(({ at, base, form }) => ({ at, base, form }))
  const verbs = row.filter(({ form }) => form === head.form)
  // `opening/closing the store`: one half would stay behind.
  const isSlashed = verbs.some(({ at }) => words[at + 1]?.text === '/' || words[at - 1]?.text === '/')
  return {
    acts: row,
    verbs,
    isSure:
      !isSlashed &&
      !(helps && acts.length > 1) &&
      acts.every(({ isKnown, form }) => isKnown || form === 'past') &&
      chances.every((chance) => chance <= UNLIKELY || chance >= SURE),
    opensSure: (chances[head.at] ?? 0) >= SURE,
  }
}

const helping = /^(?:aid|assist|help|participate|support)$/

/** `isKnown`: its other forms can be made. */
function readAct({ lower, lemma }: TaggedWord): Omit<LineVerb, 'at'> & { isKnown: boolean } {
  const verb = readVerbForm(lower)
  if (verb) return { base: verb.base, form: verb.form, isKnown: true }
  const form = /ed$/.test(lower) ? 'past' : /ing$/.test(lower) ? 'ing' : 'base'
  return { base: form === 'base' ? lower : lemma, form, isKnown: form === 'base' }
}

/** `Was promoted`, and `Certified in wound care`: how the person stands, not what they did. */
function readState({ lower }: TaggedWord, next: TaggedWord | undefined): Omit<LineVerb, 'at'> | undefined {
  if (/^(?:was|were|had|been)$/.test(lower)) return { base: lower === 'had' ? 'have' : 'be', form: 'past' }
  if (/^(?:is|has)$/.test(lower)) return { base: lower === 'has' ? 'have' : 'be', form: 'third' }
  if (/^(?:am|are|be|have)$/.test(lower)) return { base: lower === 'have' ? 'have' : 'be', form: 'base' }
  return condition.test(lower) && /^(?:in|as|with|for|on|to|at)$/.test(next?.lower ?? '')
    ? { base: 'be', form: 'base' }
    : undefined
}

const condition =
  /^(?:certified|licensed|trained|involved|skilled|versed|experienced|engaged|based|registered|qualified|proficient|fluent)$/

function looksLikeThing({ tag }: TaggedWord): boolean {
  return /^(?:NOUN|PROPN|ADJ|NUM|DET|ADV|VERB)$/.test(tag)
}

/** `bringing traffic to the website Created web pages`: a capital verb right after a plain noun. */
function startsAnotherLine(words: readonly TaggedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (before?.tag !== 'NOUN' || word?.tag !== 'VERB' || readVerbForm(word.lower)?.isMoreOftenNoun !== false)
    return false
  return /^\p{Ll}+$/u.test(before.text) && /^\p{Lu}\p{Ll}+$/u.test(word.text)
}
