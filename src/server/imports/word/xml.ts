// A small reader of XML: elements, attributes, text. It knows no entities but the five of XML and numbers, so that no
// document can grow while it is read.

export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlNode[] }
export type XmlNode = XmlElement | string

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string'
}

/** The children that are elements, of one name if one is given. */
export function childElements(element: XmlElement | undefined, name?: string): XmlElement[] {
  return element?.children.filter((node): node is XmlElement => isElement(node) && (!name || node.name === name)) ?? []
}

export function childElement(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((node): node is XmlElement => isElement(node) && node.name === name)
}

/** Every element of a name at any depth, in order. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const visit = (node: XmlElement) => {
    for (const child of node.children) {
      if (!isElement(child)) continue
      if (child.name === name) found.push(child)
      visit(child)
    }
  }
  visit(element)
  return found
}

/** The same without those that lie inside one that was found, as the rows of a table in a cell of another do. */
export function nearest(element: XmlElement, name: string): XmlElement[] {
  return childElements(element).flatMap((child) => (child.name === name ? [child] : nearest(child, name)))
}

export function textOf(element: XmlElement): string {
  return element.children.map((node) => (isElement(node) ? textOf(node) : node)).join('')
}
