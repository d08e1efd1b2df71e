// How needs that were read compare with those people marked.
import { trimNeed } from '#engine/writing/posting/trim-need.ts'
import type { MarkedNeed, MarkedPosting } from './need-rows.ts'

export type ReadNeed = { span: { start: number; end: number }; kind: string; isMust: boolean }

type Place = { start: number; end: number }
type Figures = { precision: string; recall: string; F1: string }

const shared = (one: Place, other: Place) =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))
/** How much two spans have in common of what they cover together. */
const overlap = (one: Place, other: Place) =>
  shared(one, other) / (one.end - one.start + other.end - other.start - shared(one, other))

const HALF = 0.5

export function scoreNeeds(
  postings: readonly MarkedPosting[],
  read: (posting: MarkedPosting) => readonly ReadNeed[],
  { isVerbose }: { isVerbose: boolean },
): Record<string, Figures> {
  const sums = {
    read: 0,
    marked: 0,
    exact: 0,
    half: 0,
    touched: 0,
    met: 0,
    kinds: 0,
    kind: 0,
    musts: 0,
    nices: 0,
    must: 0,
    nice: 0,
    readNice: 0,
  }
  for (const posting of postings) {
    const found = read(posting)
    sums.read += found.length
    sums.marked += posting.needs.length
    for (const one of found) {
      const span = trimNeed(posting.text, one.span)
      const best = posting.needs.reduce<MarkedNeed | undefined>(
        (most, other) => (overlap(span, other) > (most ? overlap(span, most) : 0) ? other : most),
        undefined,
      )
      const near = best ? overlap(span, best) : 0
      if (near === 1) sums.exact += 1
      if (near >= HALF) sums.half += 1
      if (near > 0) sums.touched += 1
      if (isVerbose && near < 1)
        console.log(`${near.toFixed(2)} “${posting.text.slice(span.start, span.end)}”, marked “${best?.text ?? ''}”`)
      if (!best || near < HALF) continue
      if (best.kind) {
        sums.kinds += 1
        sums.kind += best.kind === one.kind ? 1 : 0
        if (isVerbose && best.kind !== one.kind) console.log(`     ${one.kind}, marked ${best.kind}: “${best.text}”`)
      }
      sums.musts += best.must ? 1 : 0
      sums.nices += best.must ? 0 : 1
      sums.readNice += one.isMust ? 0 : 1
      sums.must += best.must && one.isMust ? 1 : 0
      sums.nice += !best.must && !one.isMust ? 1 : 0
      if (isVerbose && best.must !== one.isMust)
        console.log(`     ${one.isMust ? 'must' : 'nice'}, marked otherwise: “${best.text}”`)
    }
    for (const one of posting.needs)
      if (found.some(({ span }) => shared(span, one) > 0)) sums.met += 1
      else if (isVerbose) console.log(`     missed “${one.text}”`)
  }
  const say = (share: number) => `${(100 * share).toFixed(1)} %`
  const row = (precision: number, recall: number): Figures => ({
    precision: say(precision),
    recall: say(recall),
    F1: say((2 * precision * recall) / (precision + recall)),
  })
  return {
    'spans, exact': row(sums.exact / sums.read, sums.exact / sums.marked),
    'spans, half in common': row(sums.half / sums.read, sums.half / sums.marked),
    'spans, any overlap': row(sums.touched / sums.read, sums.met / sums.marked),
    'kind of those found': row(sums.kind / sums.kinds, sums.kind / sums.kinds),
    'must or nice of those found': row(
      (sums.must + sums.nice) / (sums.musts + sums.nices),
      (sums.must + sums.nice) / (sums.musts + sums.nices),
    ),
    'nice of those found': row(sums.nice / sums.readNice, sums.nice / sums.nices),
  }
}
