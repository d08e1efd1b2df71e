// A line made as wide as its column. Its words are placed one by one, so that every painter draws them where they are.
import { type Line, measureText, type StyledRun } from '../text/break-lines.ts'
import type { Fragment } from '../text/compose-line.ts'
import type { FontSet } from '../text/fonts.ts'

/** A line with so few words that each gap would grow by more than this many times the size is left as it is. */
const widestGap = 0.6

export type JustifyPlace = { width: number; runs: readonly StyledRun[]; fonts: FontSet }

export function justifyLine(line: Line, { width, runs, fonts }: JustifyPlace): Line {
  if (line.direction === 'rtl' || line.fragments.some((fragment) => fragment.rtl)) return line
  const words = line.fragments.flatMap((fragment) => splitWords(fragment, runs, fonts))
  const gaps = words.filter(({ endsWord }, place) => endsWord && place < words.length - 1).length
  const size = Math.max(0, ...line.fragments.map((fragment) => fragment.size))
  // The last word as it is drawn: in the line's own width it may stand closer to the space after it.
  const { x = 0, width: last = 0 } = words.at(-1)?.fragment ?? {}
  const extra = gaps === 0 ? 0 : (width - x - last) / gaps
  if (extra <= 0 || extra > size * widestGap) return line

  let shift = 0
  const fragments = words.map(({ fragment, endsWord }) => {
    const placed = { ...fragment, x: fragment.x + shift }
    if (endsWord) shift += extra
    return placed
  })
  return { ...line, width, fragments }
}

type Word = { fragment: Fragment; endsWord: boolean }

/** Each word with the space after it. */
function splitWords(fragment: Fragment, runs: readonly StyledRun[], fonts: FontSet): Word[] {
  const style = runs[fragment.run]?.style
  const parts = fragment.text.match(/^ +|[^ ]+ */g)
  if (!style || !parts || parts.length < 2) return [{ fragment, endsWord: fragment.text.endsWith(' ') }]
  let before = ''
  return parts.map((text) => {
    const start = before === '' ? 0 : measureText(before, style, fonts)
    before += text
    const width = measureText(text.trimEnd() === '' ? text : text.trimEnd(), style, fonts)
    return { fragment: { ...fragment, x: fragment.x + start, width, text }, endsWord: text.endsWith(' ') }
  })
}
