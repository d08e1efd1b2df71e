// The text of a Word document: body, tables, text boxes, headers and footers, with styles and lists.
import type { CellPlace, FlowParagraph, FlowSource } from '#engine/reading/segment.ts'
import { chosen, readRuns } from './docx-runs.ts'
import { isFilled, readParagraphLook, readStyles } from './docx-styles.ts'
import { FlowBuilder, largest } from './flow.ts'
import { damaged, type Package, unzipParts } from './unzip.ts'
import {
  childElement,
  childElements,
  descendants,
  isElement,
  nearest,
  parseXml,
  textOf,
  type XmlElement,
} from './xml.ts'

type Place = {
  part?: NonNullable<FlowParagraph['part']>
  cell?: CellPlace
  isShaded: boolean
  links: Map<string, string>
}

export function readDocx(bytes: Uint8Array): FlowSource {
  const parts = unzipParts(bytes, (name) => /^(?:_rels|word)\/[^/]*(?:\/[^/]*)?\.(?:xml|rels)$/.test(name))
  const main = mainPart(parts)
  const xml = parts.get(main)
  if (xml === undefined) throw damaged()
  const document = parseXml(xml)
  const folder = main.replace(/[^/]*$/, '')
  const part = (name: string) => {
    const text = parts.get(folder + name)
    return text === undefined ? undefined : parseXml(text)
  }
  const styles = readStyles(part('styles.xml'))
  const bullets = readNumbering(part('numbering.xml'))
  const flow = new FlowBuilder()
  const links = readLinks(parts, main)
  // A coloured page may hold white letters.
  const isShaded = descendants(document, 'w:background').length > 0
  let tables = 0

  function readBlocks(element: XmlElement, place: Place): void {
    for (const child of childElements(element)) {
      if (child.name === 'w:p') readParagraph(child, place)
      else if (child.name === 'w:tbl') readTable(child, place)
      else if (child.name === 'w:sdt') readBlocks(childElement(child, 'w:sdtContent') ?? child, place)
      else if (child.name === 'mc:AlternateContent') readBlocks(chosen(child), place)
      else if (blockWrappers.has(child.name)) readBlocks(child, place)
    }
  }

  function readParagraph(paragraph: XmlElement, place: Place): void {
    const properties = childElement(paragraph, 'w:pPr')
    const own = readParagraphLook(properties)
    const style = styles.paragraph(own.style)
    const look = { ...style.paragraph, ...own }
    const boxes: XmlElement[] = []
    const runs = readRuns(paragraph, {
      styles,
      links: place.links,
      look: { ...styles.base, ...style.run },
      isShaded: place.isShaded || look.shaded === true,
      hide: (text) => flow.hide(text),
      openBox: (content) => boxes.push(content),
    })
    const list = look.numbering && look.numbering.id !== '0' ? look.numbering : undefined
    const listIndent = list ? bullets.get(`${list.id}/${list.depth}`) : undefined
    const indent = own.indent ?? listIndent ?? look.indent
    for (const box of boxes) {
      for (const content of textBoxes(box))
        readBlocks(content, { ...place, part: place.part ?? 'text-box', isShaded: true })
    }
    flow.add({
      runs,
      isList: list !== undefined,
      ...(own.style === undefined ? {} : { style: style.name }),
      ...(look.level === undefined ? {} : { level: look.level }),
      ...(list ? { depth: list.depth } : {}),
      ...(indent === undefined ? {} : { indent }),
      ...(look.before === undefined ? {} : { before: look.before }),
      ...(look.after === undefined ? {} : { after: look.after }),
      ...(place.cell ? { cell: place.cell } : {}),
      ...(place.part ? { part: place.part } : {}),
    })
  }

  function readTable(table: XmlElement, place: Place): void {
    const number = tables++
    const rows = childElements(table).flatMap((row) => {
      if (row.name === 'w:tr') return [row]
      return row.name === 'w:sdt' || row.name === 'w:ins' ? nearest(row, 'w:tr') : []
    })
    const cells = rows.map((row) => rowCells(row))
    const columns = largest(cells.map((row) => row.reduce((sum, cell) => sum + spanOf(cell), 0)))
    const hasStyle = childElement(childElement(table, 'w:tblPr'), 'w:tblStyle') !== undefined
    cells.forEach((row, rowIndex) => {
      let column = 0
      for (const cell of row) {
        const fill = childElement(childElement(cell, 'w:tcPr'), 'w:shd')?.attributes['w:fill']
        // A table inside a table keeps the place of the outer one: that is the column a person sees it in.
        const own = { table: number, row: rowIndex, column, columns }
        const outer = place.cell && columns === 1 ? place.cell : own
        readBlocks(cell, { ...place, cell: outer, isShaded: place.isShaded || hasStyle || isFilled(fill) })
        column += spanOf(cell)
      }
    })
  }

  const body = descendants(document, 'w:body')[0]
  if (!body) throw damaged()
  const running = readRunning(document, parts, main)
  for (const header of running.headers) {
    readBlocks(header.xml, { part: 'header', isShaded, links: readLinks(parts, header.name) })
  }
  readBlocks(body, { isShaded, links })
  for (const footer of running.footers) {
    readBlocks(footer.xml, { part: 'footer', isShaded, links: readLinks(parts, footer.name) })
  }
  return flow.build()
}

const blockWrappers = new Set(['w:customXml', 'w:ins', 'w:moveTo', 'w:hdr', 'w:ftr', 'w:sdtContent'])

function rowCells(row: XmlElement): XmlElement[] {
  return childElements(row).flatMap((cell) => {
    if (cell.name === 'w:tc') return [cell]
    return cell.name === 'w:sdt' ? nearest(cell, 'w:tc') : []
  })
}

function spanOf(cell: XmlElement): number {
  const span = Number(childElement(childElement(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val'] ?? 1)
  return span >= 1 && span < 64 ? span : 1
}

/** The outermost boxes only: what lies in a box inside a box is met when the outer one is read. */
function textBoxes(drawing: XmlElement): XmlElement[] {
  return drawing.children.flatMap((node) => {
    if (!isElement(node)) return []
    if (node.name === 'w:txbxContent') return [node]
    return textBoxes(node.name === 'mc:AlternateContent' ? chosen(node) : node)
  })
}

/** By number and depth: the indent of that list. */
function readNumbering(xml: XmlElement | undefined): Map<string, number> {
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

function mainPart(parts: Package): string {
  const relations = parts.get('_rels/.rels')
  const target = relations
    ? descendants(parseXml(relations), 'Relationship').find(({ attributes }) =>
        /\/officeDocument$/.test(attributes.Type ?? ''),
      )
    : undefined
  const name = target?.attributes.Target?.replace(/^\//, '')
  return name !== undefined && parts.has(name) ? name : 'word/document.xml'
}

function relationsOf(parts: Package, part: string): XmlElement[] {
  const xml = parts.get(part.replace(/([^/]*)$/, '_rels/$1.rels'))
  return xml === undefined ? [] : descendants(parseXml(xml), 'Relationship')
}

function readLinks(parts: Package, part: string): Map<string, string> {
  const links = relationsOf(parts, part).filter(({ attributes }) => /\/hyperlink$/.test(attributes.Type ?? ''))
  return new Map(links.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']))
}

type RunningPart = { name: string; xml: XmlElement }

/** The headers and footers that the sections use; what two of them say alike is read once. */
function readRunning(
  document: XmlElement,
  parts: Package,
  main: string,
): { headers: RunningPart[]; footers: RunningPart[] } {
  const folder = main.replace(/[^/]*$/, '')
  const targets = new Map(relationsOf(parts, main).map(({ attributes }) => [attributes.Id, attributes.Target ?? '']))
  const read = new Set<string>()
  const seen = new Set<string>()
  const list = (reference: string) =>
    descendants(document, reference).flatMap(({ attributes }) => {
      const name = folder + (targets.get(attributes['r:id']) ?? '')
      const text = parts.get(name)
      if (text === undefined || read.has(name)) return []
      read.add(name)
      const xml = parseXml(text)
      const words = textOf(xml)
      if (seen.has(words)) return []
      seen.add(words)
      return [{ name, xml }]
    })
  return { headers: list('w:headerReference'), footers: list('w:footerReference') }
}
