import { readLine } from '#engine/language/read-line.ts'
import { defineStep, noWords } from './_step.ts'

/** A line without a mark among lines that have one; what introduces them has none. */
export default defineStep({
  group: 'format',
  places: ['line'],
  isSafe: true,
  adds: noWords,
  apply(line, { beside }) {
    if (!beside.areBullets || /:$/.test(line) || line.includes('\n')) return undefined
    const { shape } = readLine(line)
    if (shape !== 'act' && shape !== 'duty') return undefined
    return { text: `- ${line}`, reason: 'Makes it a bullet, like your other lines.' }
  },
})
