import type { LabelModel } from '#engine/language/choose-label.ts'
import { labelCount, type SpanModel } from '#engine/language/span-tagger.ts'

const firstCode = 35
const middle = 45

type PackOptions = {
  /** Rows whose weights are all below it are left out. */
  smallest?: number
  scale?: number
}

/** A source file that holds the weights as text, for unpackModel. */
export function packSpans(name: string, script: string, { kinds, rows }: SpanModel, options: PackOptions = {}): string {
  return packRows({ name, script, reader: 'span-tagger' }, { kinds, rows, labels: labelCount(kinds) }, options)
}

/** The same for unpackLabels. */
export function packLabels(
  name: string,
  script: string,
  { labels, rows }: LabelModel,
  options: PackOptions = {},
): string {
  return packRows({ name, script, reader: 'choose-label' }, { kinds: labels, rows, labels: labels.length }, options)
}

function packRows(
  { name, script, reader }: { name: string; script: string; reader: string },
  { kinds, rows, labels }: Pick<SpanModel, 'kinds' | 'rows'> & { labels: number },
  { smallest = 0.2, scale = 0.05 }: PackOptions,
): string {
  const char = (code: number) => String.fromCharCode(firstCode + code)
  let packed = ''
  for (const [place, row] of [...rows].sort(([one], [other]) => one - other)) {
    if (!row.some((weight) => Math.abs(weight) > smallest)) continue
    packed += char(Math.floor(place / 8100)) + char(Math.floor(place / 90) % 90) + char(place % 90)
    for (let label = 0; label < labels; label += 1)
      packed += char(middle + Math.max(-44, Math.min(44, Math.round((row[label] ?? 0) / scale))))
  }
  return `// Written by ${script}, read by engine/language/${reader}.ts.

// biome-ignore format: figures
export const ${name} = { kinds: '${kinds.join(' ')}', scale: ${scale}, rows: ${JSON.stringify(packed)} }
`
}
