// How the processor time of reading grows with a hostile file: four times the size may take at most eight times as much.
// Work that grows with the square would take sixteen times.
import { pumpedFiles } from '#server/imports/pumped.fixture.ts'
import { readFile } from '#server/imports/read-file.ts'
import { judge } from './_bench-resume.ts'

const size = 60_000
const growth = 4
const mostGrowth = 8
/** What is over this fast is measured by chance alone. */
const leastMs = 300
/** pdf.js swells with these before anybody can stop it; the limits of a reading process end them. */
const endless = new Set(['pdf of links'])

// Closing a broken PDF leaves promises behind that nobody waits for.
process.on('unhandledRejection', () => {})

async function read(bytes: Uint8Array): Promise<number> {
  const start = process.cpuUsage()
  await readFile(bytes, { recognize: false, onPage: () => {} }).catch(() => undefined)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** The faster of two: the other may have waited for something else. */
const measure = async (bytes: Uint8Array) => Math.min(await read(bytes), await read(bytes))

const grown: { file: string; small: number; large: number; times: number }[] = []
for (const { name, make } of pumpedFiles.filter((file) => !endless.has(file.name))) {
  const small = await measure(make(size))
  const large = await measure(make(size * growth))
  if (large > leastMs) grown.push({ file: name, small, large, times: large / Math.max(small, leastMs / growth) })
}
grown.sort((a, b) => b.times - a.times)
console.table(
  grown.slice(0, 12).map(({ file, small, large, times }) => ({
    file,
    'small ms': small.toFixed(0),
    'large ms': large.toFixed(0),
    times: times.toFixed(1),
  })),
)
const worst = grown[0]?.times ?? 0
judge([
  {
    what: `growth of the work when a file is ${growth} times as large`,
    measured: `${worst.toFixed(1)} times`,
    bar: `at most ${mostGrowth}`,
    isMet: worst <= mostGrowth,
  },
])
