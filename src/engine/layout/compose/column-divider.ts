import type { PageDecoration, Region } from '../blocks.ts'
import type { Look } from './look.ts'
import { gapBelowHeader } from './part.ts'

type Stroke = { x: number; color: string; width: number }

/** A line down the page between two columns: from their first line under the header to the foot of every page. */
export function columnDivider(
  { page }: Look,
  regions: readonly Region[],
  { x, color, width }: Stroke,
): PageDecoration[] {
  const line = { shape: 'line' as const, x1: x, x2: x, y2: page.height - page.margin.bottom, color, width }
  return [
    { pages: 'first', shape: { ...line, y1: gapBelowHeader(regions) }, grow: { region: 'header', by: 'start' } },
    { pages: 'rest', shape: { ...line, y1: page.margin.top } },
  ]
}
