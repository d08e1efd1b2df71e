// How long it takes to break the text of two pages into lines. Another text each time, so that no memo helps.

import type { TextStyle } from '#engine/layout/blocks.ts'
import { breakLines } from '#engine/layout/text/break-lines.ts'
import { allFaces } from '#engine/style/fonts.ts'
import { fontFamilies } from '#engine/style/style.ts'
import { loadMetrics } from '#server/exports/fonts/font-files.ts'

const vocabulary =
  'led built cut grew shipped a team of engineers across payments platform latency by 40% (p99) for 1,200 customers; C++ and Go services, https://example.com/work — “Best of” 2023–2024 naïve Kovács'.split(
    ' ',
  )

const fonts = loadMetrics(allFaces)
const rounds = 400
const times: number[] = []
let letters = 0

for (let round = 0; round < rounds; round += 1) {
  const style: TextStyle = {
    family: fontFamilies[round % fontFamilies.length] ?? 'Roboto',
    size: 10,
    weight: 400,
    italic: false,
    color: '#222222',
    tracking: 0,
    leading: 1.4,
    letterCase: 'none',
  }
  // Eighty paragraphs of eighteen words are what two full pages hold.
  const paragraphs = Array.from({ length: 80 }, (_, paragraph) =>
    Array.from(
      { length: 18 },
      (_, word) => vocabulary[(round * 31 + paragraph * 7 + word * 13) % vocabulary.length],
    ).join(' '),
  )
  letters = paragraphs.join('').length
  const start = performance.now()
  for (const text of paragraphs) breakLines([{ text, style }], 340, fonts)
  times.push(performance.now() - start)
}

times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
console.log(`text: ${letters} letters in lines, median ${at(0.5)} ms, p95 ${at(0.95)} ms over ${rounds} rounds`)

if ((times[Math.floor(times.length / 2)] ?? 0) > 5) process.exitCode = 1
