import type { PaintElement } from '#engine/layout/paint/paint-element.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** The engine's tree as elements of a document. Nothing passes through markup, so content cannot become any. */
export function paintDom(document: Document, element: PaintElement, isInSvg = false): HTMLElement | SVGElement {
  const isSvg = isInSvg || element.tag === 'svg'
  const node = createNode(document, element.tag, isSvg)
  for (const name in element.attributes) node.setAttribute(name, element.attributes[name] ?? '')
  for (const name in element.style) node.style.setProperty(name, element.style[name] ?? '')
  for (const child of element.children)
    node.append(typeof child === 'string' ? child : paintDom(document, child, isSvg))
  return node
}

function createNode(document: Document, tag: string, isSvg: boolean): HTMLElement | SVGElement {
  if (!isSvg) return document.createElement(tag)
  const node = document.createElementNS(SVG, tag)
  // Every element of this namespace is one; the compiler's table of tags does not know ours.
  return node as SVGElement
}
