import { readParagraphLook } from './docx-styles.ts'
import { childElement, childElements, descendants, type XmlElement } from './xml.ts'

/** By number and depth: the indent of that list. */
export function readNumbering(xml: XmlElement | undefined): Map<string, number> {
  const indents = new Map<string, number>()
  if (!xml) return indents
  const lists = new Map(
    descendants(xml, 'w:abstractNum').map((list) => [list.attributes['w:abstractNumId'], readLevels(list)]),
  )
  for (const number of descendants(xml, 'w:num')) {
    const levels = lists.get(childElement(number, 'w:abstractNumId')?.attributes['w:val']) ?? []
    for (const { level, indent } of levels) indents.set(`${number.attributes['w:numId']}/${level}`, indent)
  }
  return indents
}

/** Word knows no more levels. */
const mostLevels = 9

function readLevels(list: XmlElement): { level: string | undefined; indent: number }[] {
  const levels = childElements(list, 'w:lvl').slice(0, mostLevels)
  return levels.flatMap((level) => {
    const { indent } = readParagraphLook(childElement(level, 'w:pPr'))
    return indent === undefined ? [] : [{ level: level.attributes['w:ilvl'], indent }]
  })
}
