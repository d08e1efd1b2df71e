// List items that quote the resume: a line that stands there word for word needs no judging, wherever it is quoted.
import { type Career, readCareer } from '../facts/career.ts'
import { listLine } from '../letter/mend-line.ts'
import { setRight } from '../letter/set-right.ts'

const bullet = /^\s*[•‣▪◦●·*–-]\s+/

type Line = { entry: string; text: string }
const linesOf = new WeakMap<Career, readonly Line[]>()

function plainOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[.;,]?\s*$/, '')
    .trim()
}

/** `said` is the line, or whole sentences it opens with: what comes after them. */
function restOf(line: string, said: string): string | undefined {
  if (!line.startsWith(said)) return undefined
  const rest = line.slice(said.length)
  return rest === '' || /^[.!?]?\s/.test(rest) ? rest.replace(/^[.!?\s]+/, '') : undefined
}

type Quoting = {
  career: Career
  /** The jobs that the sentence before names. */
  there: readonly string[]
}

/** As it is written, and as a letter of ours would have it. */
function readLines(career: Career): Line[] {
  const right = readCareer(setRight(career.resume), { today: career.today })
  const mended = right.jobs.flatMap((job) =>
    job.lines.map(({ entry, text }) => ({ entry, text: plainOf(listLine(text, job, right)) })),
  )
  return [...career.lines.map(({ entry, text }) => ({ entry, text: plainOf(text) })), ...mended]
}

function isOfJob(entry: string): boolean {
  return entry.startsWith('experiences.')
}

/**
 * What of a quoted line is still to come, where this sentence opens an item with a line of the resume or goes on with it (`rest`);
 * nothing where it quotes none.
 */
export function followQuote(sentence: string, rest: string, { career, there }: Quoting): string | undefined {
  const said = plainOf(sentence.replace(bullet, ''))
  if (said === '') return undefined
  if (!bullet.test(sentence)) return rest === '' ? undefined : restOf(rest, said)
  const lines = linesOf.get(career) ?? readLines(career)
  linesOf.set(career, lines)
  // A line quoted under another employer's name is told of the wrong job.
  const own = there.length === 0 ? lines : lines.filter(({ entry }) => there.includes(entry) || !isOfJob(entry))
  for (const { text } of own) {
    const left = restOf(text, said)
    if (left !== undefined) return left
  }
  return undefined
}
