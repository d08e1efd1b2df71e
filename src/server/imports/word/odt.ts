// The text of an OpenDocument text: paragraphs, headings, lists, tables, frames, header and footer.
import type { CellPlace, FlowParagraph, FlowSource, Run } from '#engine/reading/segment.ts'
import { FlowBuilder, largest } from './flow.ts'
import { readStyles } from './odt-styles.ts'
import { parseXml } from './parse-xml.ts'
import { isUnseen, type RunLook, runOf } from './run-look.ts'
import { damaged, unzipParts } from './unzip.ts'
import { childElements, descendants, isElement, nearest, type XmlElement } from './xml.ts'

type Place = {
  part?: NonNullable<FlowParagraph['part']>
  cell?: CellPlace
  isShaded: boolean
  list?: { depth: number }
}

export function readOdt(bytes: Uint8Array): FlowSource {
  const parts = unzipParts(bytes, (name) => name === 'content.xml' || name === 'styles.xml')
  const xml = parts.get('content.xml')
  if (xml === undefined) throw damaged()
  const content = parseXml(xml)
  const shared = parseXml(parts.get('styles.xml') ?? '')
  const styles = readStyles([shared, content])
  const flow = new FlowBuilder()
  let tables = 0

  function readBlocks(element: XmlElement, place: Place): void {
    for (const child of childElements(element)) {
      if (child.name === 'text:p' || child.name === 'text:h') readParagraph(child, place)
      else if (child.name === 'text:list') readList(child, place)
      else if (child.name === 'table:table') readTable(child, place)
      else if (child.name === 'draw:frame' || child.name === 'draw:custom-shape') readFrame(child, place)
      else if (blockWrappers.has(child.name)) readBlocks(child, place)
    }
  }

  function readList(list: XmlElement, place: Place): void {
    const depth = (place.list?.depth ?? -1) + 1
    for (const item of childElements(list)) {
      if (item.name === 'text:list-item' || item.name === 'text:list-header')
        readBlocks(item, { ...place, list: { depth } })
    }
  }

  function readFrame(frame: XmlElement, place: Place): void {
    readBlocks(frame, { ...place, part: place.part ?? 'text-box', isShaded: true })
  }

  function readTable(table: XmlElement, place: Place): void {
    const number = tables++
    const rows = nearest(table, 'table:table-row').map((row) => childElements(row, 'table:table-cell'))
    const columns = largest(rows.map((row) => row.length))
    rows.forEach((row, rowIndex) => {
      row.forEach((cell, column) => {
        const own = { table: number, row: rowIndex, column, columns }
        const shaded = styles.find(cell.attributes['table:style-name']).look.shaded === true
        readBlocks(cell, { ...place, cell: own, isShaded: place.isShaded || shaded })
      })
    })
  }

  function readParagraph(paragraph: XmlElement, place: Place): void {
    const style = styles.find(paragraph.attributes['text:style-name'])
    const runs: Run[] = []
    const boxes: XmlElement[] = []
    const push = (text: string, look: RunLook, link: string | undefined) => {
      if (text === '') return
      if (isUnseen(text, look, place)) flow.hide(text)
      else runs.push(runOf(text, look, link))
    }
    const visit = (element: XmlElement, look: RunLook, link: string | undefined): void => {
      for (const node of element.children) {
        if (!isElement(node)) push(node.replace(/\s+/g, ' '), look, link)
        else if (node.name === 'text:tab') push('\t', look, link)
        else if (node.name === 'text:line-break') push('\n', look, link)
        else if (node.name === 'text:s')
          push(' '.repeat(Math.min(100, Number(node.attributes['text:c'] ?? 1))), look, link)
        else if (node.name === 'text:a') visit(node, look, node.attributes['xlink:href'])
        else if (node.name === 'text:span') {
          visit(node, { ...look, ...styles.find(node.attributes['text:style-name']).look }, link)
        } else if (node.name === 'draw:frame' || node.name === 'draw:custom-shape') boxes.push(node)
        else if (!skipped.has(node.name)) visit(node, look, link)
      }
    }
    visit(paragraph, style.look, undefined)
    for (const box of boxes) readFrame(box, place)
    const level = paragraph.name === 'text:h' ? Number(paragraph.attributes['text:outline-level'] ?? 1) : undefined
    flow.add({
      runs,
      isList: place.list !== undefined && level === undefined,
      ...(style.name === '' ? {} : { style: style.name }),
      ...(level === undefined ? {} : { level }),
      ...(place.list ? { depth: place.list.depth } : {}),
      ...(style.indent === undefined ? {} : { indent: style.indent }),
      ...(style.before === undefined ? {} : { before: style.before }),
      ...(style.after === undefined ? {} : { after: style.after }),
      ...(place.cell ? { cell: place.cell } : {}),
      ...(place.part ? { part: place.part } : {}),
    })
  }

  const body = descendants(content, 'office:text')[0]
  if (!body) throw damaged()
  for (const header of descendants(shared, 'style:header')) readBlocks(header, { part: 'header', isShaded: false })
  readBlocks(body, { isShaded: false })
  for (const footer of descendants(shared, 'style:footer')) readBlocks(footer, { part: 'footer', isShaded: false })
  return flow.build()
}

const blockWrappers = new Set(['text:section', 'text:index-body', 'draw:text-box', 'draw:g', 'text:table-of-content'])
const skipped = new Set(['text:note', 'office:annotation', 'text:tracked-changes', 'text:bookmark', 'draw:image'])
