// The words of a field with the changes proposed for them: what goes beside what comes.
import { type MarkKind, type PageMark, writeBeside } from '#engine/resume/marked-resume.ts'
import { type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import { changeText, replacingLines, sameWords, splitChange, writeLines } from './apply-change.ts'
import type { Change } from './change.ts'
import { findMoved } from './find-moved.ts'
import { type MarkedWord, splitWords, wordKey, writeWords } from './marked-words.ts'
import { diffWords } from './word-diff.ts'

export function markFor({ id, unsure }: Change, kind: MarkKind): PageMark {
  return { changeId: id, kind, isUnsure: unsure !== undefined }
}

export type Pen = { marks: PageMark[]; number: (change: Change, kind: MarkKind) => number }

/** Numbers marks as they come up. */
export function takePen(): Pen {
  const marks: PageMark[] = []
  const number = (change: Change, kind: MarkKind) => {
    const known = marks.findIndex((mark) => mark.changeId === change.id && mark.kind === kind)
    return known >= 0 ? known : marks.push(markFor(change, kind)) - 1
  }
  return { marks, number }
}

type Writing = { pen: Pen; isRich: boolean }

export function trackText(text: string, changes: readonly Change[], writing: Writing): string {
  const inWords = changes.filter(({ kind }) => kind === 'replace' || kind === 'drop')
  const added = changes
    .filter(({ kind }) => kind === 'add')
    .flatMap((change) => trackLines([], [{ kind: 'bullet', text: change.after }], change, writing))
  const whole = inWords.find(({ before }) => sameWords(text, before))
  if (whole) return writeLines([...trackLines(splitLines(text), splitLines(whole.after), whole, writing), ...added])

  const waiting = inWords.flatMap(splitChange)
  const lines = splitLines(text).map((line) => {
    const at = waiting.findIndex(({ before }) => sameWords(line.text, before))
    const [change] = at >= 0 ? waiting.splice(at, 1) : []
    if (!change) return [line]
    return trackLines([line], replacingLines(change, line), change, writing)
  })
  for (const change of changes.filter(({ kind }) => kind === 'order')) {
    const [now, then] = [text, changeText(text, change) ?? text].map((words) =>
      splitLines(words).map((line) => line.text),
    )
    for (const [place, way] of findMoved(now ?? [], then ?? [])) putBeside(lines[place], change, way, writing)
  }
  return writeLines([...lines.flat(), ...added])
}

/** The lines as they will be, with deleted words where they were. */
export function trackLines(before: RichLine[], after: RichLine[], change: Change, writing: Writing): RichLine[] {
  const { pen, isRich } = writing
  const wordsOf = (lines: readonly RichLine[]) =>
    lines.flatMap(({ text }, line) => splitWords(text, { isRich }).map((word) => ({ word, line })))
  const [left, right] = [wordsOf(before), wordsOf(after)]
  const isDrop = after.length === 0
  const lines = isDrop ? before : after
  const marked: MarkedWord[][] = lines.map(() => [])
  let line = 0
  let areWordsSame = true
  for (const part of diffWords(keysOf(left), keysOf(right))) {
    const mark = pen.number(change, part.kind === 'same' ? 'kept' : part.kind)
    areWordsSame &&= part.kind === 'same'
    for (const _ of part.text.split(/\s+/).filter(Boolean)) {
      const gone = part.kind === 'added' ? undefined : left.shift()
      const next = part.kind === 'removed' ? gone : right.shift()
      if (part.kind !== 'removed' || isDrop) line = next?.line ?? line
      if (next) marked[line]?.push({ word: next.word, mark })
    }
  }
  const between = pen.number(change, isDrop ? 'removed' : 'kept')
  const written = lines.map(({ kind }, place) => ({ kind, text: writeWords(marked[place] ?? [], between) }))
  if (areWordsSame) putBeside(written, change, 'touched', writing)
  return written
}

function keysOf(words: readonly { word: MarkedWord['word'] }[]): string {
  return words.map(({ word }) => wordKey(word)).join(' ')
}

function putBeside(lines: RichLine[] | undefined, change: Change, kind: MarkKind, { pen }: Writing): void {
  const [first] = lines ?? []
  if (first) first.text = `${writeBeside(pen.number(change, kind))}${first.text}`
}
