// An address at the foot of the page belongs to the head of the resume, not to the section that ends above it.
import type { Line } from '../line.ts'
import type { PageSize } from '../segment.ts'

const address = /\S@\S+\.\p{L}{2}/u

export function raiseContacts(lines: readonly Line[], pages: readonly PageSize[]): Line[] {
  const foot = lines.filter((line) => isAtFoot(line, pages) && address.test(line.text))
  const [first, ...rest] = lines.filter((line) => !foot.includes(line))
  const hasOther = [first, ...rest].some((line) => line !== undefined && address.test(line.text))
  if (!first || foot.length === 0 || hasOther) return [...lines]
  return [first, ...foot, ...rest]
}

function isAtFoot({ page, y }: Line, pages: readonly PageSize[]): boolean {
  return y > 0.92 * (pages[page]?.height ?? Number.POSITIVE_INFINITY)
}
