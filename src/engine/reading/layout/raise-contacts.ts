// An address at the foot of the page belongs to the head of the resume, not to the section that ends above it.
import type { Line } from '../line.ts'
import type { PageSize } from '../segment.ts'

const address = /\S@\S+\.\p{L}{2}/u

export function raiseContacts(lines: readonly Line[], pages: readonly PageSize[]): Line[] {
  const addressed = lines.filter((line) => isAtFoot(line, pages) && address.test(line.text))
  // What stands beside or below the address, far from the text above it, goes with it.
  const foot: Line[] = []
  lines.forEach((line, at) => {
    const isNear = addressed.some(({ page, y }) => page === line.page && Math.abs(y - line.y) < 3 * line.size)
    const isApart = line.gap > 2.5 || foot.includes(lines[at - 1] ?? line)
    if (addressed.includes(line) || (isNear && isApart && isAtFoot(line, pages))) foot.push(line)
  })
  const [first, ...rest] = lines.filter((line) => !foot.includes(line))
  const hasOther = [first, ...rest].some((line) => line !== undefined && address.test(line.text))
  if (!first || foot.length === 0 || hasOther) return [...lines]
  return [first, ...foot, ...rest]
}

function isAtFoot({ page, y }: Line, pages: readonly PageSize[]): boolean {
  return y > 0.92 * (pages[page]?.height ?? Number.POSITIVE_INFINITY)
}
