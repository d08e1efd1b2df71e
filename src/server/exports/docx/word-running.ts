// What stands outside the text: decoration behind it, the name and the page number on later pages.
import { Footer, Header, LineRuleType, PageNumber, Paragraph, Tab, TabStopType, TextRun } from 'docx'
import type { Composition } from '#engine/layout/blocks.ts'
import { firstDecorations, restDecorations } from './word-decorations.ts'
import { runProperties } from './word-styles.ts'
import { cleanText, twips } from './word-units.ts'

type Running = NonNullable<Composition['running']>

export function firstHeader(composition: Composition, place: { height: number; headerEnd: number }): Header {
  return new Header({ children: [room(Math.max(1, place.height), firstDecorations(composition, place.headerEnd))] })
}

/** The header of the later pages holds the name and the page number, and pushes the text down to its margin. */
export function restHeader(composition: Composition, restTop: number): Header {
  const decorations = restDecorations(composition)
  const { running } = composition
  if (!running || running.foot !== undefined) return new Header({ children: [room(restTop, decorations)] })
  const height = lineHeight(running)
  const above = Math.max(1, running.y - height)
  const below = Math.max(1, restTop - above - height)
  return new Header({ children: [room(above, decorations), runningLine(composition, running), room(below)] })
}

/** Names and numbers at the foot of every page, where the composition puts them there. */
export function runningFooters(composition: Composition): { first?: Footer; default?: Footer } {
  const { running } = composition
  if (running?.foot === undefined) return {}
  const footer = () => new Footer({ children: [runningLine(composition, running)] })
  return running.numbers === 'all' ? { first: footer(), default: footer() } : { default: footer() }
}

export function footerDistance({ running, height }: Composition): number {
  return running?.foot === undefined ? 0 : Math.max(0, height - running.foot - running.style.size * 0.25)
}

const lineHeight = ({ style }: Running): number => style.size * style.leading

function runningLine({ regions }: Composition, running: Running): Paragraph {
  const left = Math.min(...regions.map(({ x }) => x))
  const run = runProperties(running.style)
  return new Paragraph({
    spacing: { line: twips(lineHeight(running)), lineRule: LineRuleType.EXACT },
    indent: { left: twips(running.x - left) },
    tabStops: [{ type: TabStopType.RIGHT, position: twips(running.x - left + running.width) }],
    children: [
      new TextRun({ ...run, text: cleanText(running.name) }),
      ...(running.showsNumber
        ? [new TextRun({ ...run, children: [new Tab(), PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })]
        : []),
    ],
  })
}

/** Exactly this much room, with what is painted behind the page. */
function room(height: number, children: TextRun[] = []): Paragraph {
  return new Paragraph({
    run: { size: 2 },
    spacing: { line: twips(height), lineRule: LineRuleType.EXACT },
    children,
  })
}
