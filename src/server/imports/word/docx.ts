// The text of a Word document: body, tables, text boxes, headers and footers, with styles and lists.
import type { CellPlace, FlowParagraph, FlowSource } from '#engine/reading/segment.ts'
import { readNumbering } from './docx-numbering.ts'
import { mainPart, readLinks, readRunning } from './docx-parts.ts'
import { chosen, readRuns } from './docx-runs.ts'
import { isFilled, readParagraphLook, readStyles } from './docx-styles.ts'
import { FlowBuilder, largest } from './flow.ts'
import { parseXml } from './parse-xml.ts'
import { damaged, unzipParts } from './unzip.ts'
import { childElement, childElements, descendants, isElement, nearest, type XmlElement } from './xml.ts'

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
