import { labelCount, type SpanModel } from '#engine/language/span-tagger.ts'

const firstCode = 35
const middle = 45

/** A source file that holds the weights as text, for unpackModel; rows whose weights are all below `smallest` are left out. */
export function packSpans(
  name: string,
  script: string,
  { kinds, rows }: SpanModel,
  { smallest = 0.2, scale = 0.05 }: { smallest?: number; scale?: number } = {},
): string {
  const labels = labelCount(kinds)
  const char = (code: number) => String.fromCharCode(firstCode + code)
  let packed = ''
  for (const [place, row] of [...rows].sort(([one], [other]) => one - other)) {
    if (!row.some((weight) => Math.abs(weight) > smallest)) continue
    packed += char(Math.floor(place / 8100)) + char(Math.floor(place / 90) % 90) + char(place % 90)
    for (let label = 0; label < labels; label += 1)
      packed += char(middle + Math.max(-44, Math.min(44, Math.round((row[label] ?? 0) / scale))))
  }
  return `// Written by ${script}, read by engine/language/span-tagger.ts.

// biome-ignore format: figures
export const ${name} = { kinds: '${kinds.join(' ')}', scale: ${scale}, rows: ${JSON.stringify(packed)} }
`
}
