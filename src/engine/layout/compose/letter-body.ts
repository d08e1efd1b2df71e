// Date, recipient and words of a letter as blocks.
import type { Letter } from '#engine/letter/letter.ts'
import { letterLines, letterParagraphs } from '#engine/letter/letter.ts'
import type { LetterDesign } from '#engine/letter/letter-design.ts'
import type { Block, Paragraph } from '../blocks.ts'
import { bodyStyle, type Look, type Tone } from './look.ts'

export function drawLetterBody(
  letter: Letter,
  { look, tone, design }: { look: Look; tone: Tone; design: LetterDesign },
): Block[] {
  const style = bodyStyle(look, tone, { color: design.textColor })
  const gap = look.size * look.leading * 0.75
  const opening = design.alignment === 'center' ? 'center' : 'left'
  const lines = (text: string, path: string, align: Paragraph['align']): Block[] =>
    letterLines(text).reduce<Block[]>((drawn, { isItem, text: line }) => {
      const last = drawn.at(-1)
      const runs = [{ text: line, path }]
      const before = drawn.length === 0 ? gap : 0
      if (!isItem) drawn.push({ kind: 'paragraph', role: 'paragraph', runs, style, align, path, before })
      else if (last?.kind === 'list') last.items.push({ runs, path })
      else
        drawn.push({
          kind: 'list',
          items: [{ runs, path }],
          style,
          marker: '•',
          markerColor: tone.marker,
          hang: look.size * 0.95,
          itemGap: look.gap.item,
          before,
        })
      return drawn
    }, [])
  const { name, company, address } = letter.recipient
  return [
    ...lines(letter.date, 'date', opening),
    ...lines([name, company, address].join('\n'), 'recipient', opening),
    ...letterParagraphs(letter).flatMap((paragraph) => lines(paragraph, 'body', design.alignment)),
  ]
}
