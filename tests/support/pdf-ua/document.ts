// A PDF as its conditions look at it: pages with their marked content, and the structure tree.
import { openPdf, type PdfDict, type PdfFile, PdfLexer, PdfName, PdfRef, type PdfValue } from './read-pdf.ts'

/** Something painted, and the marks around it, the outermost first. */
export type Painted = {
  operator: string
  operands: PdfValue[]
  marks: { tag: string; mcid?: number }[]
  font?: string
  size: number
}
type UaPage = { number: number; dict: PdfDict; painted: Painted[]; depthAtEnd: number }
export type Element = {
  type: string
  dict: PdfDict
  ref: number
  parent?: Element
  kids: Element[]
  marks: { page: number; mcid: number }[]
  objects: number[]
}
export type UaDocument = {
  file: PdfFile
  catalog: PdfDict
  pages: UaPage[]
  /** In reading order. */
  elements: Element[]
  fonts: Map<number, PdfDict>
}

const painting = new Set(['Tj', 'TJ', "'", '"', 'f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'Do', 'sh', 'EI'])

export function readUaDocument(bytes: Buffer): UaDocument {
  const file = openPdf(bytes)
  const catalog = file.dict(file.trailer.get('Root')) ?? new Map()
  const pageRefs = listPages(file, catalog.get('Pages'))
  const pages = pageRefs.map((ref, index) => readPage(file, file.dict(ref) ?? new Map(), index + 1))
  const numbers = new Map(pageRefs.flatMap((ref, index) => (ref instanceof PdfRef ? [[ref.number, index + 1]] : [])))
  const root = file.dict(catalog.get('StructTreeRoot'))
  const elements: Element[] = []
  const visit = (value: PdfValue | undefined, parent: Element | undefined): void => {
    const dict = file.dict(value)
    if (!dict || !(value instanceof PdfRef)) return
    const element: Element = {
      type: file.name(dict.get('S')) ?? '',
      dict,
      ref: value.number,
      kids: [],
      marks: [],
      objects: [],
      ...(parent ? { parent } : {}),
    }
    elements.push(element)
    parent?.kids.push(element)
    for (const kid of kidsOf(file, dict)) readKid(kid, element)
  }
  const readKid = (kid: PdfValue, element: Element): void => {
    const page = (holder: PdfDict) => {
      const ref = holder.get('Pg') ?? element.dict.get('Pg')
      return ref instanceof PdfRef ? (numbers.get(ref.number) ?? 0) : 0
    }
    if (typeof kid === 'number') {
      element.marks.push({ page: page(element.dict), mcid: kid })
      return
    }
    const dict = file.dict(kid)
    const kind = file.name(dict?.get('Type'))
    if (dict && kind === 'MCR') element.marks.push({ page: page(dict), mcid: Number(dict.get('MCID')) })
    else if (dict && kind === 'OBJR') {
      const object = dict.get('Obj')
      if (object instanceof PdfRef) element.objects.push(object.number)
    } else visit(kid, element)
  }
  if (root) for (const kid of kidsOf(file, root)) visit(kid, undefined)
  return { file, catalog, pages, elements, fonts: listFonts(file, pages) }
}

function kidsOf(file: PdfFile, dict: PdfDict): PdfValue[] {
  const kids = dict.get('K')
  const value = file.resolve(kids)
  if (Array.isArray(value)) return value
  return kids === undefined ? [] : [kids]
}

function listPages(file: PdfFile, node: PdfValue | undefined): PdfValue[] {
  const dict = file.dict(node)
  if (!dict || node === undefined) return []
  if (file.name(dict.get('Type')) === 'Page') return [node]
  return file.array(dict.get('Kids')).flatMap((kid) => listPages(file, kid))
}

function readPage(file: PdfFile, dict: PdfDict, number: number): UaPage {
  const contents = file.resolve(dict.get('Contents'))
  const parts = Array.isArray(contents) ? contents : [dict.get('Contents') ?? null]
  const text = parts.map((part) => file.stream(part)?.bytes.toString('latin1') ?? '').join('\n')
  const lexer = new PdfLexer(text)
  const painted: Painted[] = []
  const marks: Painted['marks'] = []
  let operands: PdfValue[] = []
  let font: string | undefined
  let size = 0
  for (let value = lexer.read(); value !== undefined; value = lexer.read()) {
    if (value === null || typeof value !== 'object' || !('operator' in value)) {
      operands.push(value)
      continue
    }
    const { operator } = value
    const [first, second] = operands
    if (operator === 'BDC' || operator === 'BMC') {
      const mcid = second instanceof Map ? second.get('MCID') : undefined
      const tag = first instanceof PdfName ? first.name : ''
      marks.push({ tag, ...(typeof mcid === 'number' ? { mcid } : {}) })
    }
    if (operator === 'EMC') marks.pop()
    if (operator === 'Tf') {
      font = first instanceof PdfName ? first.name : undefined
      size = Number(second)
    }
    if (painting.has(operator)) painted.push({ operator, operands, marks: [...marks], size, ...(font ? { font } : {}) })
    operands = []
  }
  return { number, dict, painted, depthAtEnd: marks.length }
}

function listFonts(file: PdfFile, pages: readonly UaPage[]): Map<number, PdfDict> {
  const fonts = new Map<number, PdfDict>()
  for (const { dict } of pages) {
    for (const ref of file.dict(file.dict(dict.get('Resources'))?.get('Font'))?.values() ?? []) {
      const font = file.dict(ref)
      if (font && ref instanceof PdfRef) fonts.set(ref.number, font)
    }
  }
  return fonts
}
