// The logical tree of a tagged PDF. Content is marked while pages are painted; the tree is put together afterwards in
// reading order, which need not be the order of painting.
import type { LogicalNode, NodeRole } from '#engine/layout/display-list.ts'
import { endWith, type PdfDocument, type PdfReference, pdfNumber, pdfText } from './pdf-objects.ts'

const tags: Record<NodeRole, string> = {
  document: 'Document',
  header: 'Sect',
  section: 'Sect',
  entry: 'Art',
  title: 'H1',
  heading: 'H2',
  subheading: 'H3',
  paragraph: 'P',
  list: 'L',
  item: 'LI',
  label: 'Lbl',
  body: 'LBody',
  figure: 'Figure',
  link: 'Link',
  span: 'Span',
}

type Piece = { order: number; page: PdfReference } & ({ mcid: number } | { annotation: PdfReference })

export type StructureTree = {
  startPage(): void
  /** What to write before a node's content: its tag and its number on this page. */
  beginMark(nodeId: number): string
  /** Says that an annotation belongs to a node, and gives the number under which readers find the node again. */
  addAnnotation(nodeId: number, annotation: PdfReference): number
  setBox(nodeId: number, box: readonly [number, number, number, number]): void
  write(): void
}

export function createStructureTree(doc: PdfDocument, nodes: readonly LogicalNode[]): StructureTree {
  const elements = new Map<number, PdfReference>()
  const children = nodes.map((): number[] => [])
  for (const { id, parent } of nodes) children[parent]?.push(id)
  const pieces = nodes.map((): Piece[] => [])
  const boxes = new Map<number, readonly number[]>()
  const parentTree: { key: number; value: PdfReference | PdfReference[] }[] = []
  let marks: PdfReference[] = []
  let order = 0

  // Made when first asked for: a node that is never painted has no element.
  const elementOf = (nodeId: number): PdfReference => {
    const known = elements.get(nodeId)
    if (known) return known
    const element = doc.ref({})
    elements.set(nodeId, element)
    return element
  }

  return {
    startPage() {
      marks = []
      Object.assign(doc.page.dictionary.data, { StructParents: parentTree.length })
      parentTree.push({ key: parentTree.length, value: marks })
    },
    beginMark(nodeId) {
      const mcid = marks.push(elementOf(nodeId)) - 1
      pieces[nodeId]?.push({ order: order++, page: doc.page.dictionary, mcid })
      return `/${tags[nodes[nodeId]?.role ?? 'span']} <</MCID ${mcid}>> BDC`
    },
    addAnnotation(nodeId, annotation) {
      const key = parentTree.length
      parentTree.push({ key, value: elementOf(nodeId) })
      pieces[nodeId]?.push({ order: order++, page: doc.page.dictionary, annotation })
      return key
    },
    setBox(nodeId, box) {
      boxes.set(nodeId, box)
    },
    write() {
      const firstOrder = findFirstOrders(nodes, pieces)
      const inline = findInlineNodes(nodes)
      const root = doc.getStructTreeRoot()
      for (const { key, value } of parentTree) Reflect.get(root.data, 'ParentTree').add(key, value)
      Object.assign(root.data, { K: [elementOf(0)], ParentTreeNextKey: parentTree.length })

      for (const node of nodes) {
        if (node.id !== 0 && firstOrder[node.id] === undefined) continue
        const kids = orderKids({ own: pieces[node.id] ?? [], children: children[node.id] ?? [], firstOrder })
        const tag = node.role === 'span' ? spanTag(node, { nodes, inline }) : tags[node.role]
        const parent = node.parent >= 0 ? elementOf(node.parent) : root
        const alt = node.alt ? ` /Alt ${pdfText(node.alt)}` : ''
        const rest = `${alt}${attributesOf(node, boxes.get(node.id))}${contentOf(kids, elementOf)}`
        endWith(doc, elementOf(node.id), `/Type /StructElem /S /${tag} /P ${parent}${rest}`)
      }
    },
  }
}

/** The page with most of the content is given once; content on it is then just a number. */
function contentOf(kids: readonly (number | Piece)[], elementOf: (id: number) => PdfReference): string {
  const page = kids.find((kid) => typeof kid !== 'number' && 'mcid' in kid)
  const home = typeof page === 'object' ? page.page : undefined
  const items = kids.map((kid) => {
    if (typeof kid === 'number') return `${elementOf(kid)}`
    if ('annotation' in kid) return `<</Type /OBJR /Pg ${kid.page} /Obj ${kid.annotation}>>`
    return kid.page === home ? `${kid.mcid}` : `<</Type /MCR /Pg ${kid.page} /MCID ${kid.mcid}>>`
  })
  return `${home ? ` /Pg ${home}` : ''} /K [${items.join(' ')}]`
}

/** A node that was never painted (an empty list, a photo that could not be read) is left out of its parent. */
function orderKids(options: {
  own: readonly Piece[]
  children: readonly number[]
  firstOrder: readonly (number | undefined)[]
}): (number | Piece)[] {
  const { own, children, firstOrder } = options
  const painted = children.filter((child) => firstOrder[child] !== undefined)
  if (own.length === 0) return painted
  const orderOf = (kid: number | Piece) => (typeof kid === 'number' ? (firstOrder[kid] ?? 0) : kid.order)
  return [...own, ...painted].sort((left, right) => orderOf(left) - orderOf(right))
}

function findFirstOrders(nodes: readonly LogicalNode[], pieces: readonly Piece[][]): (number | undefined)[] {
  const first = pieces.map((list) => list[0]?.order)
  // Parents are before their children, so walking backwards meets every child first.
  for (let id = nodes.length - 1; id > 0; id--) {
    const parent = nodes[id]?.parent ?? 0
    const own = first[id]
    if (own === undefined) continue
    first[parent] = Math.min(first[parent] ?? own, own)
  }
  return first
}

/** A span around blocks is a division; readers drop headings that are inside a span. */
function findInlineNodes(nodes: readonly LogicalNode[]): Set<number> {
  const inline = new Set(nodes.filter(({ role }) => role === 'span' || role === 'link').map(({ id }) => id))
  for (let id = nodes.length - 1; id > 0; id--) {
    if (!inline.has(id)) inline.delete(nodes[id]?.parent ?? 0)
  }
  return inline
}

/** A list item contains only its label and body: readers skip anything else. */
function spanTag(node: LogicalNode, tree: { nodes: readonly LogicalNode[]; inline: ReadonlySet<number> }): string {
  if (tree.nodes[node.parent]?.role === 'item') return 'LBody'
  return tree.inline.has(node.id) ? 'Span' : 'Div'
}

function attributesOf(node: LogicalNode, box: readonly number[] | undefined): string {
  if (box) return ` /A <</O /Layout /Placement /Block /BBox [${box.map(pdfNumber).join(' ')}]>>`
  return node.role === 'list' ? ' /A <</O /List /ListNumbering /Disc>>' : ''
}
