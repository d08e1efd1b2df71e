// All steps over one line, in the order in which one prepares the next.
import type { ChangeGroup } from '#engine/edit/change.ts'
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import type { LineContext, Step } from './steps/_step.ts'
import { steps } from './steps/registry.gen.ts'

export type StepName = keyof typeof steps

export const stepOrder: readonly StepName[] = [
  'tidy-signs',
  'format-phone',
  'name-place',
  'drop-talk',
  'split-line',
  'cut-aside',
  'add-apostrophe',
  'mend-typo',
  'calm-capitals',
  'spell-names',
  'spell-out',
  'common-slips',
  'hyphenate',
  'drop-pronoun',
  'strong-opening',
  'drop-filler',
  'begin-with-capital',
  'match-tense',
  'count-several',
  'set-apart',
  'end-stop',
  'add-bullet',
]

export const grammarSteps: readonly StepName[] = ['common-slips', 'count-several']

/** Slips that are slips whatever the rest of the line says. */
const sureSlips: readonly StepName[] = ['add-apostrophe', 'mend-typo', ...grammarSteps, 'begin-with-capital']

/** The tagger reads no further, so that a verb behind it would keep its old form. */
const LONGEST_READ = 600
const readsAnyLength: readonly StepName[] = ['tidy-signs', 'split-line', 'mend-typo', 'spell-names']

export type Improvement = {
  /** Several lines where a line becomes several. */
  text: string
  group: ChangeGroup
  reasons: readonly string[]
  steps: readonly StepName[]
  /** Whether all of it may be carried out unseen. */
  isSafe: boolean
}

export type RunOptions = { onlySafe?: boolean; only?: readonly StepName[] }

/** Undefined if there is nothing to fix. */
export function runSteps(line: string, context: LineContext, options: RunOptions = {}): Improvement | undefined {
  const reasons = new Map<string, number>()
  const taken = new Set<StepName>()
  let pieces = [line]
  let group: ChangeGroup | undefined
  let isSafe = true
  for (const name of stepOrder) {
    const step: Step = steps[name]
    if (!step.places.includes(context.place) || (options.only && !options.only.includes(name))) continue
    pieces = pieces.flatMap((piece) => {
      if (piece.length > LONGEST_READ && !readsAnyLength.includes(name)) return [piece]
      const mended = step.apply(piece, context)
      const isSeenFirst = !step.isSafe || mended?.isSafe === false
      if (!mended || mended.text === piece || (options.onlySafe && isSeenFirst)) return [piece]
      if (quotedIn(mended.text) !== quotedIn(piece)) return [piece]
      reasons.set(mended.reason, rank(step.group))
      taken.add(name)
      if (group === undefined || rank(step.group) > rank(group)) group = step.group
      if (isSeenFirst) isSafe = false
      return mended.text.split('\n')
    })
  }
  const text = pieces.length === 1 ? (pieces[0] ?? '') : pieces.map((piece) => `- ${piece}`).join('\n')
  if (group === undefined || text === line) return undefined
  // If a line would still read wrong, only clear mistakes in it are fixed, and all of them or none: whoever is told that a
  // line was set right, and finds a mistake in it, trusts no other.
  if (context.place === 'line' && !options.only && !pieces.every((piece) => isFinished(piece, group, context.tense))) {
    const slips = runSteps(line, context, { ...options, only: sureSlips })
    return slips && !isBroken(findFault(slips.text)) ? slips : undefined
  }
  return { text, group, reasons: mostTelling(reasons), steps: [...taken], isSafe }
}

/** Spaces and stops are no help to a line that does not say what was done. */
function isFinished(piece: string, group: ChangeGroup | undefined, tense: LineContext['tense']): boolean {
  // `Industry : Trading` isn't a line of work, however it is spaced.
  if (group === 'format' && /^[\p{L} ]{2,30}:/u.test(piece)) return false
  const fault = findFault(piece.replace(/^- /, ''), { tense })
  return (
    fault === undefined || !(isBroken(fault) || group === 'format' || (group === 'grammar' && fault.kind === 'tense'))
  )
}

/** `“satisfied” or “very satisfied”` is somebody else's scale: what stands in quotes stays as it was said. */
function quotedIn(text: string): string {
  return [...text.matchAll(/["“]([^"“”]{2,}?)["”]/g)].map(([, said = '']) => said.trim()).join('|')
}

const MOST_REASONS = 2

/** Nobody reads four sentences about one line. */
function mostTelling(reasons: ReadonlyMap<string, number>): string[] {
  const told = [...reasons].toSorted(([, one], [, other]) => other - one).slice(0, MOST_REASONS)
  return [...reasons.keys()].filter((reason) => told.some(([one]) => one === reason))
}

function rank(group: ChangeGroup): number {
  return ['format', 'grammar', 'clarity', 'impact', 'match'].indexOf(group)
}
