// The text of a file as common extractors give it.
import mammoth from 'mammoth'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PdfText = {
  pageCount: number
  /** In the order in which the file says it, as most parsers read. */
  text: string
  /** In the order of the structure tree, as screen readers read; empty if the file is not tagged. */
  structureText: string
}

type StructureNode = { role?: string; children?: StructureNode[]; type?: string; id?: string }

export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false })
  try {
    const file = await task.promise
    const texts: string[] = []
    const structure: string[] = []
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number)
      const content = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
      const marked = collectMarked(content.items)
      texts.push(marked.all)
      const tree: StructureNode | null = await page.getStructTree()
      if (tree) structure.push(structureText(tree, marked.byId))
    }
    return { pageCount: file.numPages, text: texts.join('\n'), structureText: structure.join('\n') }
  } finally {
    await task.destroy()
  }
}

type ContentItem = { str: string; hasEOL: boolean } | { type: string; id?: string }

/** Text inside marked content belongs to the innermost mark that has a number. */
function collectMarked(items: readonly ContentItem[]): { all: string; byId: Map<string, string> } {
  const byId = new Map<string, string>()
  const open: (string | undefined)[] = []
  let all = ''
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id)
      continue
    }
    const text = item.str + (item.hasEOL ? '\n' : '')
    all += text
    const id = open.findLast((mark) => mark !== undefined)
    if (id !== undefined) byId.set(id, (byId.get(id) ?? '') + text)
  }
  return { all, byId }
}

const blockRoles = new Set(['H1', 'H2', 'H3', 'P', 'LI', 'Figure'])

function structureText(node: StructureNode, byId: Map<string, string>): string {
  if (node.type === 'content') return byId.get(node.id ?? '') ?? ''
  const inner = (node.children ?? []).map((child) => structureText(child, byId)).join('')
  return blockRoles.has(node.role ?? '') ? `${inner}\n` : inner
}

export async function readDocxText(bytes: Uint8Array): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  return value
}
