// Runs of text in lines.
import type { Paragraph, Run, TextStyle } from '../blocks.ts'
import { breakLines, type Line, type StyledRun } from '../text/break-lines.ts'
import type { FlowContext } from './atoms.ts'

export function styledRuns(runs: readonly Run[], style: TextStyle): StyledRun[] {
  return runs
    .filter((run) => run.text !== '')
    .map((run) => ({
      text: run.text,
      style: run.style ? { ...style, ...run.style } : style,
      noBreak: run.noBreak || run.separates || false,
    }))
}

/** Runs in lines; a separator that a line would end with is left out, and its room with it. */
export function linesOf(
  context: FlowContext,
  { runs, style, isBalanced = false }: Pick<Paragraph, 'runs' | 'style' | 'isBalanced'>,
  width: number,
): Line[] {
  const lines = breakLines(styledRuns(runs, style), width, context.fonts, { isBalanced })
  if (lines.length < 2 || !runs.some((run) => run.separates)) return lines
  const drawn = runs.filter((run) => run.text !== '')
  return lines.map((line, index) => {
    const kept = line.fragments.findLastIndex((fragment) => !drawn[fragment.run]?.separates) + 1
    const before = line.fragments[kept - 1]
    if (index === lines.length - 1 || kept === line.fragments.length || !before) return line
    const width = line.fragments.slice(kept).reduce((sum, fragment) => sum + fragment.width, 0)
    const shift = line.direction === 'rtl' ? width : 0
    const fragments = line.fragments.slice(0, kept).map((fragment) => ({ ...fragment, x: fragment.x - shift }))
    // Without a space at the line's end extractors glue two words together.
    fragments[kept - 1] = { ...before, x: before.x - shift, text: `${before.text} ` }
    return { ...line, width: line.width - width, fragments }
  })
}
