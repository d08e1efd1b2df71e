// Which lines of the library to offer for one job: nothing it says already, what a posting asks for first, then what the
// title names; the occupation's own before its neighbours', and one with a result among the first.
import { splitLines } from '#engine/resume/rich-text.ts'
import { stemsOf } from '#engine/writing/words/tokens.ts'
import { isLeadTitle, tellsOfLeading, tellsOfTeaching } from './leads-others.ts'
import type { Occupation } from './occupation.ts'
import { tellInPresent } from './tense.ts'

export type PickedLine = {
  /** The line with its blanks, in the tense of the job. */
  text: string
  /** The posting asks for it. */
  isAsked: boolean
  occupation: Pick<Occupation, 'id' | 'title'>
}

type Picking = {
  /** The person's own occupation first, then its neighbours. */
  occupations: readonly Occupation[]
  /** What the job says so far. */
  description: string
  isCurrent: boolean
  /** The words of a posting, or of the one thing it asks for. */
  posting?: string | undefined
  /** What the person is called: an electrician's apprentice did other things than an electrician. */
  title?: string | undefined
}

export function pickLines({
  occupations,
  description,
  isCurrent,
  posting = '',
  title: own = '',
}: Picking): PickedLine[] {
  const said = splitLines(description).map(({ text }) => new Set(contentOf(text)))
  const wanted = new Set(contentOf(posting))
  const seen = new Set<string>()
  const lines = occupations.flatMap(({ id, title, lines: all }) => {
    const isLead = isLeadTitle(own) || isLeadTitle(title)
    // Of a `Hotel Porter / Concierge`, a concierge is the second.
    const names = title.split(' / ').map(contentOf)
    const beyond = contentOf(own).filter((word) => !names.every((name) => name.includes(word)))
    return all.flatMap((line) => {
      if (seen.has(line) || isSaid(line, said)) return []
      seen.add(line)
      const text = isCurrent ? tellInPresent(line) : line
      // A technician leads no technicians: these come last.
      const isLeads = !isLead && tellsOfLeading(line)
      const named = tellsOfTeaching(line) ? 0 : countNamed(line, beyond)
      return [{ text, occupation: { id, title }, asked: howAsked(line, wanted), isLeads, named }]
    })
  })
  const sorted = lines
    .toSorted(
      (one, other) => other.asked - one.asked || Number(one.isLeads) - Number(other.isLeads) || other.named - one.named,
    )
    .map(({ asked, isLeads: _, named: __, ...line }) => ({ ...line, isAsked: asked > 0 }))
  return withResultEarly(sorted)
}

/** Of `foster` and `care` in a foster care worker's title, the first says which care is meant. */
function countNamed(line: string, words: readonly string[]): number {
  const content = contentOf(withoutBlanks(line))
  return words.reduce((sum, word, place) => sum + (content.includes(word) ? 0.5 ** place : 0), 0)
}

const EARLY = 3
/** An optional end is where a line tells what came of it. */
const endsWithResult = /\[, [^\]]*\]$/

/** Somebody who reads three lines and stops has seen one that asks for a result. */
function withResultEarly(lines: readonly PickedLine[]): PickedLine[] {
  const at = lines.findIndex(({ text }) => endsWithResult.test(text))
  const result = lines[at]
  if (!result || at < EARLY || lines[EARLY - 1]?.isAsked) return [...lines]
  const others = lines.toSpliced(at, 1)
  return others.toSpliced(EARLY - 1, 0, result)
}

const MOST_ALIKE = 2
/** The share of the given words that must be in the line. */
const ALIKE = 0.34

/** The lines that match what somebody starts to type; none before there is a word to match. */
export function findLinesLike(typed: string, picking: Omit<Picking, 'posting'>): PickedLine[] {
  const words = contentOf(typed)
  if (words.length === 0) return []
  const alike = pickLines(picking).map((line) => {
    const own = new Set(contentOf(withoutBlanks(line.text)))
    return { line, share: words.filter((word) => own.has(word)).length / words.length }
  })
  return alike
    .filter(({ share }) => share >= ALIKE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_ALIKE)
    .map(({ line }) => line)
}

/** Of a line's content words, so many are in one line of the job: it would be said twice. */
const SAID = 0.7

function isSaid(line: string, said: readonly ReadonlySet<string>[]): boolean {
  const words = contentOf(withoutBlanks(line))
  if (words.length === 0) return false
  return said.some((own) => words.filter((word) => own.has(word)).length / words.length >= SAID)
}

/** Lines that share too little with the posting are not asked for, however many they are. */
const ASKED = 0.34

function howAsked(line: string, wanted: ReadonlySet<string>): number {
  if (wanted.size === 0) return 0
  const words = contentOf(withoutBlanks(line))
  const shared = words.filter((word) => wanted.has(word)).length
  const share = words.length === 0 ? 0 : shared / words.length
  return shared >= 2 && share >= ASKED ? share : 0
}

/** Without the optional part, which may never be added. */
export function withoutBlanks(line: string): string {
  return line.replace(/\[[^\]]*\]/g, '').replace(/\{[^}]*\}/g, ' ')
}

const glue = new Set(
  stemsOf(
    `the and for with from into onto over under about after before during while each every per all any our their his her its
    this that these those which who whom whose what when where how not but also than then them they you your are was were
    been being have has had will would can could should may must more most other such using used use including include
    work working worked day days week weeks month months year years shift shifts hour hours time times new daily weekly
    monthly able ability experience required preferred strong plus job team make made keep kept take took ran run`,
  ),
)

export function contentOf(text: string): string[] {
  return [...new Set(stemsOf(text).filter((word) => word.length > 2 && !glue.has(word)))]
}
