import type { RichBlock, RichRun } from '#engine/resume/rich-text.ts'

const AMOUNT = String.raw`(?:\p{Lu}{0,2}\p{Sc}\s?)?\d+(?:[.,]\d+)*(?:\s?%|\s(?:million|billion))?`
/** Not the year of a date, nor a number in a word. */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,\uFDD0-\uFDEF-])(?!(?:19|20)\d\d\b)${AMOUNT}(?:\sto\s${AMOUNT})?(?![\p{L}\d\uFDD0-\uFDEF-])`,
  'u',
)

/** Sets the first figure of a bullet in bold: an amount, a count or a share; the words stay as they are. */
export function boldFigures(block: RichBlock): RichBlock {
  const at = block.runs.findIndex((run) => !run.bold && !run.href && FIGURE.test(run.text))
  const run = block.runs[at]
  if (block.kind !== 'bullet' || !run || block.runs.some(({ bold }) => bold)) return block
  return { ...block, runs: [...block.runs.slice(0, at), ...splitAtFigure(run), ...block.runs.slice(at + 1)] }
}

function splitAtFigure(run: RichRun): RichRun[] {
  const found = FIGURE.exec(run.text)
  if (!found) return [run]
  const { 0: text, index } = found
  const pieces: RichRun[] = [
    { ...run, text: run.text.slice(0, index) },
    { ...run, text, bold: true },
    { ...run, text: run.text.slice(index + text.length) },
  ]
  return pieces.filter((piece) => piece.text !== '')
}
