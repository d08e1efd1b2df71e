import type { RichBlock, RichRun } from '#engine/resume/rich-text.ts'

const AMOUNT = String.raw`(?:\p{Lu}{0,2}\p{Sc}\s?)?\d+(?:[.,]\d+)*(?:\s?%|\s(?:million|billion))?`
/** Not the year of a date, nor a number in a word. */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?!(?:19|20)\d\d\b)${AMOUNT}(?:\sto\s${AMOUNT})?(?![\p{L}\d-])`,
  'gu',
)

/** Sets the figures of a bullet in bold: amounts, counts and shares; the words stay as they are. */
export function boldFigures(block: RichBlock): RichBlock {
  return block.kind === 'bullet' ? { ...block, runs: block.runs.flatMap(splitAtFigures) } : block
}

function splitAtFigures(run: RichRun): RichRun[] {
  if (run.bold || run.href) return [run]
  const pieces: RichRun[] = []
  let end = 0
  for (const { 0: text, index } of run.text.matchAll(FIGURE)) {
    pieces.push({ ...run, text: run.text.slice(end, index) }, { ...run, text, bold: true })
    end = index + text.length
  }
  return [...pieces, { ...run, text: run.text.slice(end) }].filter(({ text }) => text !== '')
}
