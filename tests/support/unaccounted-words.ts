// Counts words in and out with eyes of its own: it shares no list, no line and no date with the reader, since a fault
// there would hide from a count that looks through it.
import type { Reading } from '#engine/reading/reading.ts'
import type { Segment, SourceDocument } from '#engine/reading/segment.ts'

/** The words of a document that are neither in what was read nor among its page's furniture, each as often as it is missing. */
export function unaccountedWords(source: SourceDocument, reading: Reading): string[] {
  const kept = `${reading.text}\n${reading.furniture.map(({ text }) => text).join('\n')}`
  const counts = new Map<string, number>()
  for (const word of wordsIn(kept)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isPart = (word: string) => [...counts.keys()].some((one) => one.startsWith(word) || one.endsWith(word))
  const lines = source.kind === 'paged' ? linesIn(source.segments) : source.paragraphs.map(({ text }) => text)
  return lines.flatMap((line) =>
    wordsIn(line).filter((word, at, all) => {
      const count = counts.get(word) ?? 0
      counts.set(word, count - 1)
      // A word broken at the end of its line is put together; what joins two values goes when they are parted.
      const isEdge = at === 0 || at === all.length - 1
      return count <= 0 && !joining.has(word) && !(isEdge && isPart(word))
    }),
  )
}

const joining = new Set(
  'in at of to for from with by and as on the a an bei chez en als zum zur à de since till until through thru'.split(
    ' ',
  ),
)

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr']

/** Months of every language by their number: the resume writes them out in English. */
const months = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index): [string, string] => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2024, index, 5))
        return [name.toLowerCase().replace(/[^\p{L}]/gu, ''), `month ${index + 1}`]
      }),
    ),
  ),
)
months.set('sept', 'month 9')

const now = /^(?:present|current|currently|now|today|ongoing|heute|aujourd|hui|actualidad|oggi|heden|obecnie|halen)$/

function century(year = ''): string {
  return `${Number(year) > 45 ? 19 : 20}${year}`
}

function wordsIn(text: string): string[] {
  const tokens = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(?:to|till) date\b|à ce jour\b/g, ' now ')
    .replace(/\bup to\b/g, ' to ')
    // `'19` as 2019.
    .replace(/(?<![\p{L}\d])[’'‘](\d{2})(?!\d)/gu, (_, year: string) => ` ${Number(year) > 45 ? 19 : 20}${year} `)
    // `2014–18` as 2014 and 2018.
    .replace(/(?<!\d)(19|20)(\d{2})[-–](1[3-9]|[2-9]\d)(?!\d|[./-]\d)/g, ' $1$2 $1$3 ')
    // `3/05 - 10/14` and `3/05 to 10/14` as the months and years they stand for.
    .replace(
      /(?<![\d/])(\d{1,2})\/(\d{2})\s*(?:[-–]|to\s)\s*(?:(\d{1,2})\/(\d{2})(?![\d/])|(?=present|now))/g,
      (_, ...[fromMonth, from, toMonth, to]: string[]) =>
        ` month${fromMonth} ${century(from)} ${to ? `month${toMonth} ${century(to)} ` : ''}`,
    )
    // `01/09/2018` may be two days: only its year is sure.
    .replace(/(?<!\d)\d{1,2}\/\d{1,2}\/((?:19|20)\d{2})(?!\d)/g, ' $1 ')
    // `03/2019` and `2019-03`, `2019/03` or `2019.3` as the month and the year they stand for; in `2. 2022.01` the 2 counts rows.
    .replace(/(?<!\d)(0?[1-9]|1[0-2])\s?[/.]\s?((?:19|20)\d{2})(?!\d|\.\d)/g, ' month$1 $2 ')
    .replace(/(?<!\d)((?:19|20)\d{2})[-./](0[1-9]|1[0-2])(?!\d)/g, ' month$2 $1 ')
    .replace(/(?<![\d.])((?:19|20)\d{2})\.([1-9])(?![\d.])/g, ' month$2 $1 ')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return (tokens ?? []).flatMap((token) => {
    const number = /^month0?(\d+)$/.exec(token)?.[1]
    if (number !== undefined) return [`month ${number}`]
    return now.test(token) ? [] : [months.get(token) ?? token.replace(/^0(?=\d$)/, '')]
  })
}

/** Pieces on one baseline, from left to right, with a space where one can be seen. */
function linesIn(segments: readonly Segment[]): string[] {
  const lines: Segment[][] = []
  for (const segment of segments.toSorted((a, b) => a.page - b.page || a.y - b.y)) {
    const line = lines.at(-1)
    const [first] = line ?? []
    const isLevel = first && first.page === segment.page && Math.abs(first.y - segment.y) < 0.25 * first.size
    if (line && isLevel) line.push(segment)
    else lines.push([segment])
  }
  return lines.map((line) =>
    line
      .toSorted((a, b) => a.x - b.x)
      .map((piece, at, all) => {
        const before = all[at - 1]
        return before && piece.x - (before.x + before.width) > 0.12 * piece.size ? ` ${piece.text}` : piece.text
      })
      .join(''),
  )
}
