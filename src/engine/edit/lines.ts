// The lines of a description: bullets and paragraphs are moved, added and removed as whole lines of text.
import { moveItem } from './move-item.ts'

/** `index` counts the lines that hold something, as the page shows them. */
export function moveLine(text: string, index: number, to: number): string {
  const groups = groupLines(text)
  const moved = moveItem(groups, index, to)
  return moved === groups ? text : joinGroups(moved)
}

export function removeLine(text: string, index: number): string {
  return joinGroups(groupLines(text).filter((_, position) => position !== index))
}

/** The line `index` in other words; its bullet stays. */
export function replaceLine(text: string, index: number, words: string): string {
  return joinGroups(
    groupLines(text).map((group, position) => {
      if (position !== index) return group
      const [mark = ''] = /^\s*(?:[-*•‣▪◦●–]\s*)?/u.exec(group[0] ?? '') ?? []
      return [`${mark}${words}`]
    }),
  )
}

export function countLines(text: string): number {
  return groupLines(text).length
}

/** A bullet takes the indented lines that follow it along: they are its own words. */
function groupLines(text: string): string[][] {
  const groups: string[][] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const last = groups.at(-1)
    if (last && /^(?: {2}|\t)/.test(line) && !/^\s*[-*•]/.test(line)) last.push(line)
    else groups.push([line])
  }
  return groups
}

function joinGroups(groups: string[][]): string {
  return groups.flat().join('\n')
}
