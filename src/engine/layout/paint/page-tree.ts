// A page as a tree of elements with absolute positions: what the React preview, the thumbnails and the print window show.
// Pure, so that all three are the same tree; each turns it into its own kind of element.
import type { Item, LogicalNode, NodeRole, Page, Pages, TextItem } from '../display-list.ts'
import type { FontSet } from '../text/fonts.ts'
import type { PaintElement } from './paint-element.ts'
import { shapeElement } from './shape-element.ts'

export type PaintOptions = {
  /** Level of the person's name; section headings follow one below. */
  headingLevel: number
  /** CSS pixels in a point: 96 / 72 is the size of the paper. */
  scale: number
}

/**
 * Pages are drawn this much larger and scaled down: browsers put baselines on whole pixels and refuse letters below a
 * size the user may set, and both would move text away from where the PDF has it.
 */
const magnify = 8

/** Two decimals are finer than any screen and keep the tree small. */
const px = (value: number) => `${Math.round(value * 100) / 100}px`

export function pageTree(pages: Pages, index: number, fonts: FontSet, options: PaintOptions): PaintElement {
  const { scale } = options
  return {
    tag: 'div',
    key: `page-${index}`,
    attributes: { lang: pages.language },
    style: {
      position: 'relative',
      overflow: 'hidden',
      width: px(pages.width * scale),
      height: px(pages.height * scale),
      background: pages.background,
    },
    children: [
      {
        tag: 'div',
        key: 'scaled',
        attributes: {},
        style: {
          position: 'absolute',
          left: '0',
          top: '0',
          width: px(pages.width * magnify),
          height: px(pages.height * magnify),
          transform: `scale(${scale / magnify})`,
          'transform-origin': '0 0',
        },
        children: pageContent(pages, index, fonts, options),
      },
    ],
  }
}

function pageContent(pages: Pages, index: number, fonts: FontSet, options: PaintOptions): PaintElement[] {
  const page = pages.pages[index]
  if (!page) return []
  const shapes = page.items.flatMap((item, position) => shapeElement(item, `s${position}`))
  const content = contentElements(pages, page, fonts, options)
  return shapes.length > 0 ? [shapesLayer(pages, shapes), ...content] : content
}

function shapesLayer(pages: Pages, shapes: PaintElement[]): PaintElement {
  return {
    tag: 'svg',
    key: 'shapes',
    attributes: {
      viewBox: `0 0 ${pages.width} ${pages.height}`,
      width: String(pages.width * magnify),
      height: String(pages.height * magnify),
      'aria-hidden': 'true',
      focusable: 'false',
    },
    style: { position: 'absolute', left: '0', top: '0' },
    children: shapes,
  }
}

/** Texts and pictures inside the elements of the logical tree, as far as they stand on this page. */
function contentElements(pages: Pages, page: Page, fonts: FontSet, options: PaintOptions): PaintElement[] {
  const root: PaintElement = { tag: 'div', key: 'root', attributes: {}, style: {}, children: [] }
  const elements = new Map<number, PaintElement>([[0, root]])

  const elementOf = (id: number): PaintElement => {
    const existing = elements.get(id)
    if (existing) return existing
    const node = pages.nodes[id]
    if (!node) return root
    const element = nodeElement(node, options)
    elements.set(id, element)
    elementOf(node.parent).children.push(element)
    return element
  }

  page.items.forEach((item, position) => {
    const drawn = contentElement(item, `i${position}`, fonts, pages.nodes)
    if (!drawn) return
    const isArtifact = item.kind === 'text' && item.node < 0
    if (isArtifact) root.children.push({ ...drawn, attributes: { ...drawn.attributes, 'aria-hidden': 'true' } })
    else elementOf('node' in item ? item.node : 0).children.push(drawn)
  })
  return root.children.filter((child): child is PaintElement => typeof child !== 'string')
}

function tagOf(role: NodeRole, headingLevel: number): string {
  switch (role) {
    case 'header':
      return 'header'
    case 'section':
      return 'section'
    case 'title':
      return `h${headingLevel}`
    case 'heading':
      return `h${headingLevel + 1}`
    case 'subheading':
      return `h${headingLevel + 2}`
    case 'paragraph':
      return 'p'
    case 'list':
      return 'ul'
    case 'item':
      return 'li'
    case 'link':
      return 'a'
    case 'label':
    case 'body':
    case 'span':
      return 'span'
    case 'document':
    case 'entry':
    case 'figure':
      return 'div'
  }
}

/** The elements carry no box of their own: everything in them is placed on the page. */
const bare = { margin: '0', padding: '0', font: 'inherit', 'list-style': 'none' }

function nodeElement(node: LogicalNode, options: PaintOptions): PaintElement {
  const attributes: Record<string, string> = {}
  if (node.path) attributes['data-path'] = node.path
  if (node.role === 'label') attributes['aria-hidden'] = 'true'
  // Safari forgets that a list without markers is a list.
  if (node.role === 'list') attributes.role = 'list'
  if (node.role === 'link' && node.href) {
    attributes.href = node.href
    attributes.target = '_blank'
    attributes.rel = 'noopener noreferrer'
  }
  return { tag: tagOf(node.role, options.headingLevel), key: `n${node.id}`, attributes, style: bare, children: [] }
}

function contentElement(
  item: Item,
  key: string,
  fonts: FontSet,
  nodes: readonly LogicalNode[],
): PaintElement | undefined {
  if (item.kind === 'text') return textElement(item, key, fonts)
  if (item.kind !== 'image') return undefined
  const node = nodes[item.node]
  return {
    tag: 'img',
    key,
    attributes: { src: item.src, alt: node?.alt ?? '', draggable: 'false' },
    style: {
      position: 'absolute',
      left: px(item.x * magnify),
      top: px(item.y * magnify),
      width: px(item.width * magnify),
      height: px(item.height * magnify),
      'border-radius': px(item.radius * magnify),
      'object-fit': 'cover',
      'max-width': 'none',
    },
    children: [],
  }
}

function textElement(item: TextItem, key: string, fonts: FontSet): PaintElement {
  const face = fonts.face(item.face)
  // Browsers round a font's ascent and descent to whole pixels. A line box of just these puts the baseline where we say.
  const ascent = Math.round((face?.ascent ?? 0.9) * item.size * magnify)
  const descent = Math.round((face?.descent ?? 0.25) * item.size * magnify)
  return {
    tag: 'span',
    key,
    attributes: item.rtl ? { dir: 'rtl' } : {},
    style: {
      position: 'absolute',
      left: px(item.x * magnify),
      top: px(item.y * magnify - ascent),
      'font-family': cssFamily(item.face),
      'font-size': px(item.size * magnify),
      'line-height': px(ascent + descent),
      color: item.color,
      'white-space': 'pre',
      ...(item.tracking === 0 ? {} : { 'letter-spacing': px(item.tracking * magnify) }),
    },
    children: [item.text],
  }
}

/** Each face is a family of its own, so that no browser picks or fakes a weight. */
export const cssFamily = (face: string) => `candid-${face}`

/** What every page's root needs from a style sheet for the browser to measure letters as the layout does. */
export const pageTextRules =
  'font-kerning:normal;font-variant-ligatures:none;font-synthesis:none;text-rendering:geometricPrecision;font-weight:400;font-style:normal;-webkit-text-size-adjust:none;text-size-adjust:none;letter-spacing:0;word-spacing:0;text-align:left;text-transform:none'
