// The lines of a description with what the steps make of each.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { plain, type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import type { DraftChange } from '../proposal.ts'
import { runSteps } from '../run-steps.ts'
import type { LineContext } from '../steps/_step.ts'
import { cleanInput, speaksToMachine } from '../words/clean-input.ts'
import { findMisplaced } from './find-misplaced.ts'
import { MOST_LINES } from './line-context.ts'

/** `safeAfter` is what may be carried out of it unseen, where anything may. */
export type Draft = DraftChange & { safeAfter?: string | undefined }

export type MendedLine = {
  path: string
  before: string
  isBullet: boolean
  tense: LineContext['tense']
  /** What the line becomes, one or several; the line itself if there is nothing to fix. */
  pieces: readonly string[]
  /** Undefined if there is nothing to fix. */
  draft?: Draft | undefined
}

const LONGEST = 5000

export function mendLines(text: string, path: string, contexts: readonly LineContext[]): MendedLine[] {
  const lines = splitLines(text).slice(0, MOST_LINES)
  return lines.flatMap((line, at): MendedLine[] => {
    const context = contexts[at]
    if (context && joinsLast(lines[at - 1], line, context)) return []
    const next = lines[at + 1]
    if (context && next && joinsLast(line, next, context)) return [joinLines(line, next, { path, context })]
    return [mendLine(line, path, context)]
  })
}

function mendLine({ kind, text: before }: RichLine, path: string, context: LineContext | undefined): MendedLine {
  const line = { path, before, isBullet: kind === 'bullet', tense: context?.tense ?? 'none', pieces: [before] }
  if (!context || !canChange(before)) return { ...line, pieces: [] }
  const misplaced = findMisplaced(before)
  if (misplaced) return { ...line, pieces: [], draft: dropOf(path, before, misplaced) }
  const draft = mendText(before, path, context)
  return draft ? { ...line, draft, pieces: piecesOf(draft.after) } : line
}

/** A bullet that begins small is the end of the one before it, where that one stops in the middle. */
function joinsLast(last: RichLine | undefined, { kind, text }: RichLine, { beside }: LineContext): boolean {
  if (!last || last.kind !== kind || beside.beginSmall || !/^\p{Ll}(?!\p{Ll}?\p{Lu})/u.test(text)) return false
  if (/[!?:]$/.test(last.text) || !canChange(last.text) || !canChange(text)) return false
  return findFault(last.text)?.kind === 'cut off' && !isBroken(findFault(joinText(last.text, text)))
}

/** `used by police.` and `personnel.`: the stop came with the break. */
function joinText(last: string, next: string): string {
  return `${last.replace(/\.$/, '')} ${next}`
}

function joinLines(
  line: RichLine,
  next: RichLine,
  { path, context }: { path: string; context: LineContext },
): MendedLine {
  const mark = line.kind === 'bullet' ? '- ' : ''
  const whole = joinText(line.text, next.text)
  const after = runSteps(whole, context)?.text ?? whole
  return {
    path,
    before: `${mark}${line.text}\n${mark}${next.text}`,
    isBullet: line.kind === 'bullet',
    tense: context.tense,
    pieces: piecesOf(after),
    draft: {
      path,
      kind: 'replace',
      group: 'grammar',
      before: `${mark}${line.text}\n${mark}${next.text}`,
      after,
      reason: 'Joins a line that was broken in two.',
      needsLook: true,
    },
  }
}

/** One text as a whole: a line, a place, a phone number, the name of a skill. */
export function mendText(before: string, path: string, context: LineContext): Draft | undefined {
  const mended = runSteps(before, context)
  if (!mended) return undefined
  const safe = mended.isSafe ? mended : runSteps(before, context, { onlySafe: true })
  return {
    path,
    kind: 'replace',
    group: mended.group,
    before,
    after: mended.text,
    reason: mended.reasons.join(' '),
    steps: [...mended.steps],
    ...(mended.isSafe ? {} : { needsLook: true as const }),
    safeAfter: safe?.text,
  }
}

export function dropOf(path: string, before: string, reason: string): Draft {
  return { path, kind: 'drop', group: 'clarity', before, after: '', reason }
}

/** Bold, links and other marks would be lost; hidden signs and orders to machines are nobody's line of work. */
export function canChange(text: string): boolean {
  if (text.length > LONGEST || /\S{100}/.test(text)) return false
  const seen = text.replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
  return plain(text) === text && cleanInput(text) === seen && !speaksToMachine(text)
}

function piecesOf(after: string): string[] {
  return splitLines(after).map(({ text }) => text)
}
