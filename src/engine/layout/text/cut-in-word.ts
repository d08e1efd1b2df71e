// Words that are wider than their line.
import { rankAddressBreak } from './break-opportunities.ts'
import { kernOver, type LineContext, trackingAt } from './line-context.ts'
import { endOfCluster } from './measure-runs.ts'

// Widths are sums of fractions; a box as wide as its own text must hold it.
export const tolerance = 0.01

/** The last place where a word may be cut to fit, between the parts of an address if it is one. */
export function cutInWord(
  context: LineContext,
  { start, end, width }: { start: number; end: number; width: number },
): number {
  const { text, offsets } = context.measured
  const origin = offsets[start] ?? 0
  let cut = endOfCluster(text, start, end)
  const cuts: number[] = []
  for (let next = cut; next <= end; next = endOfCluster(text, next, end)) {
    const needed = (offsets[next] ?? 0) - origin - trackingAt(context, next - 1) - kernOver(context, next)
    if (needed > width + tolerance) break
    cut = next
    cuts[rankAddressBreak(text, next)] = next
    if (next === end) break
  }
  // A cut after the first few letters would leave most of the line empty.
  return cuts.findLast((place) => place - start > (cut - start) / 3) ?? cut
}
