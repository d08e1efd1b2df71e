// The text of an OpenDocument text: paragraphs, headings, lists, tables, frames, header and footer.
import type { CellPlace, FlowParagraph, FlowSource, Run } from '#engine/reading/segment.ts'
import { FlowBuilder, isNearWhite, largest, leastSize } from './flow.ts'
import { damaged, unzipParts } from './unzip.ts'
import { childElement, childElements, descendants, isElement, nearest, parseXml, type XmlElement } from './xml.ts'

type Look = { bold?: boolean; italic?: boolean; size?: number; color?: string; hidden?: boolean; shaded?: boolean }
type Style = { name: string; look: Look; indent?: number; before?: number; after?: number }
type Place = {
  part?: NonNullable<FlowParagraph['part']>
  cell?: CellPlace
  isShaded: boolean
  list?: { depth: number }
}

const maxBases = 20

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
    const push = (text: string, look: Look, link: string | undefined) => {
      if (text === '') return
      const isWhite = isNearWhite(look.color) && !look.shaded && !place.isShaded
      if (look.hidden || (look.size ?? 11) < leastSize || isWhite) return flow.hide(text)
      runs.push({
        text,
        bold: look.bold ?? false,
        italic: look.italic ?? false,
        ...(look.size === undefined ? {} : { size: look.size }),
        ...(look.color === undefined ? {} : { color: look.color }),
        ...(link === undefined ? {} : { link }),
      })
    }
    const visit = (element: XmlElement, look: Look, link: string | undefined): void => {
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

function readStyles(documents: XmlElement[]): { find(name: string | undefined): Style } {
  const byName = new Map<string, XmlElement>()
  for (const document of documents) {
    for (const style of descendants(document, 'style:style')) byName.set(style.attributes['style:name'] ?? '', style)
  }
  const known = new Map<string, Style>()
  function resolve(name: string, depth: number): Style {
    const found = known.get(name)
    if (found) return found
    const xml = byName.get(name)
    if (!xml) return { name, look: {} }
    const parentName = xml.attributes['style:parent-style-name']
    const parent = parentName !== undefined && depth < maxBases ? resolve(parentName, depth + 1) : undefined
    const text = childElement(xml, 'style:text-properties')?.attributes ?? {}
    const paragraph = childElement(xml, 'style:paragraph-properties')?.attributes ?? {}
    const cell = childElement(xml, 'style:table-cell-properties')?.attributes ?? {}
    // Automatic styles are called P1, P2; the name a person gave is on their parent.
    const isAutomatic = /^[A-Z]{1,2}\d+$/.test(name)
    const indent = toPoints(paragraph['fo:margin-left']) ?? parent?.indent
    const before = toPoints(paragraph['fo:margin-top']) ?? parent?.before
    const after = toPoints(paragraph['fo:margin-bottom']) ?? parent?.after
    const style: Style = {
      name: isAutomatic ? (parent?.name ?? '') : (xml.attributes['style:display-name'] ?? name.replace(/_20_/g, ' ')),
      look: { ...parent?.look, ...readLook(text), ...shadeOf(paragraph, cell) },
      ...(indent === undefined ? {} : { indent }),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    }
    known.set(name, style)
    return style
  }
  return { find: (name) => resolve(name ?? '', 0) }
}

function readLook(properties: Record<string, string>): Look {
  const look: Look = {}
  const weight = properties['fo:font-weight']
  if (weight !== undefined) look.bold = weight === 'bold' || Number(weight) >= 600
  const slant = properties['fo:font-style']
  if (slant !== undefined) look.italic = slant !== 'normal'
  const size = toPoints(properties['fo:font-size'])
  if (size !== undefined) look.size = size
  const color = properties['fo:color']
  if (color !== undefined) look.color = color.toLowerCase()
  if (properties['text:display'] === 'none') look.hidden = true
  if (isShade(properties['fo:background-color'])) look.shaded = true
  return look
}

function shadeOf(...properties: Record<string, string>[]): Look {
  return properties.some((own) => isShade(own['fo:background-color'])) ? { shaded: true } : {}
}

function isShade(color: string | undefined): boolean {
  return color !== undefined && color !== 'transparent' && !isNearWhite(color)
}

const points: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }

function toPoints(length: string | undefined): number | undefined {
  const parts = /^(-?[\d.]+)(pt|in|cm|mm|px)$/.exec(length ?? '')
  return parts ? Number(parts[1]) * (points[parts[2] ?? ''] ?? 1) : undefined
}
