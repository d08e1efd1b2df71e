import type { FlowParagraph } from '#engine/reading/segment.ts'

export type Part = NonNullable<FlowParagraph['part']>
export type Story = { from: number; to: number; part?: Part }

/** The parts of the text, one after the other: body, footnotes, headers, notes, text boxes. */
export function listStories(lengths: Buffer, headerTable: Buffer): Story[] {
  const length = (index: number) => lengths.readUInt32LE(index * 4)
  const [body, footnotes, headers] = [length(0), length(1), length(2)]
  const headerStart = body + footnotes
  const boxStart = headerStart + headers + length(3) + length(4) + length(5)
  const running = listHeaders(headerTable, headerStart)
  return [
    ...running.filter(({ part }) => part === 'header'),
    { from: boxStart, to: boxStart + length(6), part: 'text-box' },
    { from: 0, to: body },
    ...running.filter(({ part }) => part === 'footer'),
  ]
}

/** After six separators come six stories for each section: headers and footers of even, odd and first pages. */
const separators = 6
const isFooter = [false, false, true, true, false, true]

function listHeaders(table: Buffer, start: number): Story[] {
  const count = Math.max(0, (table.length >> 2) - 2)
  return Array.from({ length: count }, (_, index) => index)
    .slice(separators)
    .map(
      (index): Story => ({
        from: start + table.readUInt32LE(index * 4),
        to: start + table.readUInt32LE(index * 4 + 4),
        part: isFooter[(index - separators) % 6] ? 'footer' : 'header',
      }),
    )
    .filter(({ from, to }) => to > from)
}
