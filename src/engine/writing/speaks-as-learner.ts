// Whether somebody writes English as its learners do. The steps for learners know word classes and not what was meant:
// `Analysed about 300 samples` is right, and a native speaker's. So they only touch the words of those who need them.
import type { LineContext, Step } from './steps/_step.ts'
import { steps } from './steps/registry.gen.ts'

export const learnerSteps = [
  'right-number',
  'right-form',
  'name-doing',
  'agree-verb',
  'tell-time',
  'add-article',
] as const

/** One fault is a slip of the pen, or our own mistake. */
const FEWEST_FAULTS = 2
/** Of a long text so many lines tell enough. */
const MOST_LINES = 60
const LONGEST_LINE = 600

const plain: Omit<LineContext, 'place'> = { tense: 'none', knownWords: new Set(), names: new Map(), beside: {} }

export function speaksAsLearner(lines: readonly string[], place: 'line' | 'summary'): boolean {
  let faults = 0
  for (const line of lines.slice(0, MOST_LINES)) {
    if (line.length > LONGEST_LINE) continue
    for (const name of learnerSteps) {
      const step: Step = steps[name]
      if (!step.places.includes(place) || !step.apply(line, { ...plain, place })) continue
      faults += 1
      if (faults >= FEWEST_FAULTS) return true
    }
  }
  return false
}
