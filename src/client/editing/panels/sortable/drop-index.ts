export type Span = { top: number; height: number }

/** The place a dragged item would take: it passes a neighbour once its middle crosses the neighbour's middle. */
export function dropIndex(spans: readonly Span[], from: number, offset: number): number {
  const dragged = spans[from]
  if (!dragged) return from
  const middle = dragged.top + dragged.height / 2 + offset
  const isAbove = ({ top, height }: Span) => top + height / 2 < middle
  return spans.filter((span, index) => index !== from && isAbove(span)).length
}
