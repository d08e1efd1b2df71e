// Texts and pictures of a page inside the elements of its logical tree.
import type { Item, LogicalNode, Page, Pages, TextItem } from '../display-list.ts'
import type { FontSet } from '../text/fonts.ts'
import type { PaintElement } from './paint-element.ts'
import { tagOfRole } from './tag-of-role.ts'

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
export const magnify = 8

/** Two decimals are finer than any screen and keep the tree small. */
export const px = (value: number) => `${Math.round(value * 100) / 100}px`

/** Texts and pictures inside the elements of the logical tree, as far as they stand on this page. */
export function contentElements(pages: Pages, page: Page, fonts: FontSet, options: PaintOptions): PaintElement[] {
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
  return { tag: tagOfRole(node.role, options.headingLevel), key: `n${node.id}`, attributes, style: bare, children: [] }
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
