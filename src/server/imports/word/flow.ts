// What readers of flowing files share: paragraphs from runs, list marks, hidden text.
import type { FlowParagraph, FlowSource, Run } from '#engine/reading/segment.ts'

export type DraftParagraph = Omit<FlowParagraph, 'text'> & {
  /** Points of space before and after it, as its style says. */
  before?: number
  after?: number
}

/** A mark that people type before an item, with the space after it. */
const typedMark = /^[\s\u00a0]*(?:[•◦‣⁃∙●○▪▫■□◆◇►▸➢➤✓✔·\uf0a7\uf0b7\uf0d8\uf0fc]|[-–—*o](?=[\s\u00a0]))[\s\u00a0]*/u

/** In points. */
const clearGap = 6

const maxCharacters = 1_000_000

/** Gathers paragraphs; empty ones become the gap before the next. */
export class FlowBuilder {
  private readonly paragraphs: FlowParagraph[] = []
  private readonly hidden: string[] = []
  private readonly spaces: number[] = []
  private hasGap = false
  private spaceAfter = 0
  private characters = 0

  add({ before = 0, after = 0, ...draft }: DraftParagraph): void {
    const paragraph = finish(draft)
    if (paragraph.text.trim() === '') {
      this.hasGap = true
      return
    }
    this.characters += paragraph.text.length
    if (this.characters > maxCharacters) return
    if (this.hasGap && this.paragraphs.length > 0) paragraph.gapBefore = true
    this.hasGap = false
    this.paragraphs.push(paragraph)
    this.spaces.push(Math.max(before, this.spaceAfter))
    this.spaceAfter = after
  }

  hide(text: string): void {
    if (text.trim() !== '') this.hidden.push(text.trim())
  }

  /** Where every paragraph has space around it, only more than the usual is a gap. */
  build(): FlowSource {
    const sorted = this.spaces.toSorted((a, b) => a - b)
    const usual = sorted[sorted.length >> 1] ?? 0
    this.paragraphs.forEach((paragraph, index) => {
      const space = this.spaces[index] ?? 0
      if (index > 0 && space >= clearGap && space >= usual + clearGap / 2) paragraph.gapBefore = true
    })
    return { kind: 'flow', paragraphs: this.paragraphs, hidden: this.hidden }
  }
}

/** The largest of some counts, at least 1; spread into a call, the rows of a huge table would overflow the stack. */
export function largest(counts: readonly number[]): number {
  return counts.reduce((most, count) => Math.max(most, count), 1)
}

/** Of a field: the address of a link is in its first words. Files repeat one without end. */
export const longestInstruction = 4000

function finish(draft: DraftParagraph): FlowParagraph {
  const runs = mergeRuns(draft.runs.filter(({ text }) => text !== ''))
  const text = runs.map((run) => run.text).join('')
  const mark = typedMark.exec(text)?.[0] ?? ''
  const isItem = mark.trim() !== '' && mark.length < text.length
  const drop = isItem ? mark.length : draft.isList ? text.length - text.trimStart().length : 0
  const kept = dropLeading(runs, drop)
  return { ...draft, isList: draft.isList || isItem, runs: kept, text: kept.map((run) => run.text).join('') }
}

function dropLeading(runs: readonly Run[], length: number): Run[] {
  let left = length
  return runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length)
    left -= cut
    return cut === run.text.length ? [] : [{ ...run, text: run.text.slice(cut) }]
  })
}

function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last && looksLike(last, run)) last.text += run.text
    else merged.push({ ...run })
  }
  return merged
}

function looksLike(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.size === b.size && a.color === b.color && a.link === b.link
}
